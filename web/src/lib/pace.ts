// States come as fast as bots think; a person follows them one by one.

const HURRY = 12;

export class Pace<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    /** How long the item shown last shall stay, in milliseconds. */
    private readonly pause: () => number,
    private readonly changed: (waiting: number) => void = () => {},
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  push(item: T): void {
    this.queue.push(item);
    if (this.timer === undefined) this.next();
    else this.changed(this.queue.length);
  }

  /** Show everything now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const item of this.queue.splice(0)) this.show(item);
    this.changed(0);
  }

  private next(): void {
    this.timer = undefined;
    const item = this.queue.shift();
    this.changed(this.queue.length);
    if (item === undefined) return;
    this.show(item);
    const pause = this.pause() * (this.queue.length > HURRY ? 0.4 : 1);
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
    else if (this.queue.length > 0) this.next();
  }
}
