/** Runs work in sequence per key, and in parallel for different keys. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` after all work queued earlier under the key has settled. */
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

  /** Resolves when all work queued so far has settled. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
