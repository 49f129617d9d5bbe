// Something that is fetched again when what it depends on changes; until the new one has come, the old one stays.

export class Fetched<T> {
  now = $state.raw<T | null>(null);
  /** Why the last attempt failed, if it did. */
  error = $state.raw<unknown>(null);
  private attempt = 0;

  /** Call while a component is being made; whatever `fetch` reads before its first pause is followed. */
  constructor(private readonly fetch: () => Promise<T>) {
    $effect(() => this.again());
  }

  /** Fetch once more. */
  again(): void {
    const attempt = ++this.attempt;
    this.fetch().then(
      (found) => {
        if (attempt !== this.attempt) return;
        this.now = found;
        this.error = null;
      },
      (error) => {
        if (attempt === this.attempt) this.error = error;
      },
    );
  }
}
