/** Times to wait before trying again: doubling from `first` to `most`, both in milliseconds, until something worked. */
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
