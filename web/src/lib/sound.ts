// One soft sound: it is your turn.

const PITCHES = [523.25, 659.25];
const LOUDNESS = 0.05;

/** Browsers allow no sound before the first click. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  PITCHES.forEach((pitch, index) => {
    const at = audio.currentTime + index * 0.14;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.5);
    if (index === PITCHES.length - 1) tone.onended = () => void audio.close();
  });
}
