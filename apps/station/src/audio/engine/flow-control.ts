/** A counting semaphore: `take` waits while `size` items are in flight, `give` returns one, `close` rejects every waiter with an error. */
export class FlowControl {
  #free: number;
  #waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  #closed: Error | undefined;

  constructor(size: number) {
    this.#free = size;
  }

  async take(): Promise<void> {
    if (this.#closed) throw this.#closed;
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#free += 1;
  }

  close(error: Error): void {
    this.#closed = error;
    for (const waiter of this.#waiting.splice(0)) waiter.reject(error);
  }
}
