import type { Lane, Turn } from './turn.ts';

/** Interactive starts in a row while background work waits; the next start is a background one, so that it always moves. */
const longestRun = 4;

/**
 * Decides which of the waiting pieces of work starts next: the interactive lane before the background lane, within a
 * lane the station that started something longest ago, within a station the one that came first.
 */
export class TurnOrder {
  /** When a station last started something in a lane, counted in starts. */
  readonly #startedAt = new Map<string, number>();
  #starts = 0;
  #run = 0;

  /**
   * Picks the next one and remembers that it starts.
   * @param waiting in the order of arrival, without those that no free place is open to
   */
  take<Waiting extends Pick<Turn, 'lane' | 'station'>>(waiting: readonly Waiting[]): Waiting | undefined {
    const hasBackground = waiting.some(({ lane }) => lane === 'background');
    const hasInteractive = waiting.some(({ lane }) => lane === 'interactive');
    const lane: Lane = hasInteractive && !(hasBackground && this.#run >= longestRun) ? 'interactive' : 'background';
    const next = this.#leastRecent(waiting.filter((turn) => turn.lane === lane));
    if (!next) return undefined;
    this.#run = lane === 'interactive' && hasBackground ? this.#run + 1 : 0;
    this.#starts += 1;
    this.#startedAt.set(stationKey(next), this.#starts);
    return next;
  }

  #leastRecent<Waiting extends Pick<Turn, 'lane' | 'station'>>(waiting: readonly Waiting[]): Waiting | undefined {
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
