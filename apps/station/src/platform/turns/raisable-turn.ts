import type { Lane, Turn } from './turn.ts';

/** The turn of a running job, which moves to the interactive lane when a user requests its result. */
export class RaisableTurn implements Turn {
  readonly station: number | null;
  readonly #listeners = new Set<() => void>();
  #lane: Lane;

  constructor({ lane, station }: Pick<Turn, 'lane' | 'station'>) {
    this.#lane = lane;
    this.station = station;
  }

  get lane(): Lane {
    return this.#lane;
  }

  onRaise(call: () => void): () => void {
    this.#listeners.add(call);
    return () => void this.#listeners.delete(call);
  }

  raise(): void {
    if (this.#lane === 'interactive') return;
    this.#lane = 'interactive';
    for (const call of this.#listeners) call();
  }
}
