import { AudioError } from '../audio-error.ts';

/** Lets so many jobs run at a time; the others wait in order. A waiting job that is cancelled leaves the line. */
export class JobSlots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = Math.max(1, count);
  }

  async take(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw new AudioError('cancelled', 'cancelled', { cause: signal.reason });
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const go = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(new AudioError('cancelled', 'cancelled', { cause: signal?.reason }));
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(go);
    });
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
