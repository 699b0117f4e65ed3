import { backgroundSlots } from '../../platform/turns/background-slots.ts';
import { TurnOrder } from '../../platform/turns/turn-order.ts';
import type { Lane, Turn } from '../../platform/turns/turn.ts';
import { AudioError } from '../audio-error.ts';

/**
 * Limits the number of running jobs; the others wait for their turn. Background jobs leave one slot free. A waiting job
 * that is cancelled leaves the queue.
 */
export class JobSlots {
  readonly #count: number;
  readonly #order = new TurnOrder();
  readonly #running = new Set<Place>();
  #waiting: Place[] = [];

  constructor(count: number) {
    this.#count = Math.max(1, count);
  }

  /** Waits for a slot. Resolves to a function that frees it. */
  async take(turn: Turn, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw new AudioError('cancelled', 'cancelled', { cause: signal.reason });
    const place = new Place(turn);
    const refusePlace = (): void => {
      this.#waiting = this.#waiting.filter((other) => other !== place);
      place.refuse(new AudioError('cancelled', 'cancelled', { cause: signal?.reason }));
    };
    const stopListening = turn.onRaise?.(() => this.#startWaiting());
    signal?.addEventListener('abort', refusePlace, { once: true });
    this.#waiting.push(place);
    this.#startWaiting();
    try {
      await place.started;
    } finally {
      signal?.removeEventListener('abort', refusePlace);
      stopListening?.();
    }
    return () => {
      this.#running.delete(place);
      this.#startWaiting();
    };
  }

  #startWaiting(): void {
    while (this.#running.size < this.#count) {
      const next = this.#order.take(this.#waiting.filter((place) => this.#mayStart(place)));
      if (!next) return;
      this.#waiting = this.#waiting.filter((place) => place !== next);
      this.#running.add(next);
      next.start();
    }
  }

  #mayStart(place: Place): boolean {
    const background = [...this.#running].filter(({ lane }) => lane === 'background').length;
    return place.lane === 'interactive' || background < backgroundSlots(this.#count);
  }
}

/** One place in the queue; a turn may have several. */
class Place {
  readonly started: Promise<void>;
  readonly start: () => void;
  readonly refuse: (error: AudioError) => void;
  readonly #turn: Turn;

  constructor(turn: Turn) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    [this.#turn, this.started, this.start, this.refuse] = [turn, promise, resolve, reject];
  }

  get lane(): Lane {
    return this.#turn.lane;
  }

  get station(): number | null {
    return this.#turn.station;
  }
}
