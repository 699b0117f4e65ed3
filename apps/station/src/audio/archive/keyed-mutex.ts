/** Runs work one after another for each key, and side by side for different keys. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` when everything queued before it under the key has ended, well or not. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key);
      });
    this.#last.set(key, settled);
    return result;
  }

  /** Settles when all that is queued now has ended. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
