// Looking at a card closely: the pointer rests on it, a finger touches it, or Space.

const REST = 450;
/** What is held up to the eye: touching it puts nothing away. */
const READ = ".inspector";

export class Inspecting {
  /** What is being looked at, while it is. */
  anchor = $state.raw<Element | null>(null);
  /** Is a finger reading it? Then what can be done with it is offered below. */
  byTouch = $state(false);
  /** A long press has just shown the card: lifting the finger is no click. */
  held = false;
  #timer = 0;
  #wasOpen = false;

  readonly on = {
    onpointerenter: (event: PointerEvent) => {
      // Whoever drags something over it is not looking at it.
      if (event.pointerType === "mouse" && !event.buttons) this.#soon(event.currentTarget as Element);
    },
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.stop(),
    onpointerdown: (event: PointerEvent) => {
      this.held = false;
      this.#wasOpen = this.anchor !== null;
      this.stop();
      if (event.pointerType !== "mouse") this.#soon(event.currentTarget as Element, true);
    },
    onpointerup: () => clearTimeout(this.#timer),
    onpointercancel: () => this.stop(),
    oncontextmenu: (event: Event) => event.preventDefault(),
    onblur: () => this.byTouch || this.stop(),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Escape") this.stop();
      if (event.key !== " ") return;
      event.preventDefault();
      this.toggle(event.currentTarget as Element);
    },
    // Some browsers click a button when Space is let go.
    onkeyup: (event: KeyboardEvent) => event.key === " " && event.preventDefault(),
  };

  toggle(element: Element): void {
    if (this.anchor) this.stop();
    else this.#show(element);
  }

  /** Read it, or put it away, with a finger. */
  tap(element: Element): void {
    if (!this.#wasOpen) this.#show(element, true);
  }

  stop = (): void => {
    clearTimeout(this.#timer);
    document.removeEventListener("pointerdown", this.#away);
    this.anchor = null;
  };

  #away = (event: Event): void => {
    if (!(event.target as Element).closest(READ)) this.stop();
  };

  #soon(element: Element, held = false): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.held = held;
      this.#show(element, held);
    }, REST);
  }

  #show(element: Element, byTouch = false): void {
    if (!element.isConnected) return;
    this.anchor = element;
    this.byTouch = byTouch;
    document.addEventListener("pointerdown", this.#away);
  }
}
