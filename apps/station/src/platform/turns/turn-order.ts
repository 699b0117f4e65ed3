import type { Lane, Turn } from './turn.ts';

/** Interactive starts in a row while background work waits; the next start is a background one, so that it always progresses. */
const longestRun = 4;

/**
 * Decides which waiting work starts next: the interactive lane before the background lane, within a
 * lane the station whose last start is longest ago, within a station the work that arrived first.
 */
export class TurnOrder {
  /** The last start of a station in a lane, counted in starts. */
  readonly #startedAt = new Map<string, number>();
  #starts = 0;
  #run = 0;

  /**
   * Picks the next work and records its start.
   * @param waiting in the order of arrival, without work that no free place accepts
   */
  take<Waiting extends Pick<Turn, 'lane' | 'station'>>(waiting: readonly Waiting[]): Waiting | undefined {
    const hasBackground = waiting.some(({ lane }) => lane === 'background');
    const hasInteractive = waiting.some(({ lane }) => lane === 'interactive');
    const lane: Lane =
      hasInteractive && !(hasBackground && this.#run >= longestRun) ? 'interactive' : 'background';
    const next = this.#leastRecent(waiting.filter((turn) => turn.lane === lane));
    if (!next) return undefined;
    this.#run = lane === 'interactive' && hasBackground ? this.#run + 1 : 0;
    this.#starts += 1;
    this.#startedAt.set(stationKey(next), this.#starts);
    return next;
  }

  #leastRecent<Waiting extends Pick<Turn, 'lane' | 'station'>>(
    waiting: readonly Waiting[],
  ): Waiting | undefined {
    const startedAt = (turn: Waiting) => this.#startedAt.get(stationKey(turn)) ?? 0;
    return waiting.reduce<Waiting | undefined>(
      (first, turn) => (first === undefined || startedAt(turn) < startedAt(first) ? turn : first),
      undefined,
    );
  }
}

function stationKey({ lane, station }: Pick<Turn, 'lane' | 'station'>): string {
  return `${lane} ${station ?? 'none'}`;
}
