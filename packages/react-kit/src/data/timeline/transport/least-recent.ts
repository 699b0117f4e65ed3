/** A cache of pending and resolved values that drops the one unused for longest. Rejected values are not kept. */
export class LeastRecent<Value extends Promise<unknown>> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, load: () => Value): Value {
    const value = this.#values.get(key) ?? load();
    this.#values.delete(key);
    this.#values.set(key, value);
    value.catch(() => this.#values.get(key) === value && this.#values.delete(key));
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#most) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
