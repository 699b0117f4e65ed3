/** Delays between attempts, in milliseconds: they double from `first` to `most` until an attempt succeeds. */
export class Backoff {
  readonly #first: number;
  readonly #most: number;
  #next: number;

  constructor(first: number, most: number) {
    this.#first = first;
    this.#most = most;
    this.#next = first;
  }

  reset(): void {
    this.#next = this.#first;
  }

  next(): number {
    const wait = this.#next;
    this.#next = Math.min(this.#most, 2 * wait);
    return wait;
  }
}
