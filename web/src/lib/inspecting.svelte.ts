// Looking at a card closely: the pointer rests on it, a finger stays on it, or Space.

const REST = 450;

export class Inspecting {
  /** What is being looked at, while it is. */
  anchor = $state.raw<Element | null>(null);
  /** A long press has just shown the card: lifting the finger is no click. */
  held = false;
  #timer = 0;

  readonly on = {
    onpointerenter: (event: PointerEvent) => {
      // Whoever drags something over it is not looking at it.
      if (event.pointerType === "mouse" && !event.buttons) this.#soon(event.currentTarget as Element);
    },
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.stop(),
    onpointerdown: (event: PointerEvent) => {
      this.held = false;
      this.stop();
      if (event.pointerType !== "mouse") this.#soon(event.currentTarget as Element, true);
    },
    onpointerup: () => clearTimeout(this.#timer),
    onpointercancel: () => this.stop(),
    oncontextmenu: (event: Event) => event.preventDefault(),
    onblur: () => this.stop(),
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

  stop = (): void => {
    clearTimeout(this.#timer);
    document.removeEventListener("pointerdown", this.stop);
    this.anchor = null;
  };

  #soon(element: Element, held = false): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.held = held;
      this.#show(element);
    }, REST);
  }

  #show(element: Element): void {
    if (!element.isConnected) return;
    this.anchor = element;
    document.addEventListener("pointerdown", this.stop);
  }
}
