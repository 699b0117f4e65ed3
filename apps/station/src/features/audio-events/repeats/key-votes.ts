import type { KeyHit } from './repeats.repository.ts';

/** Positions at which the audio of one event may recur in another, as in a loop. */
const mostOffsets = 60;
/** Items of a block: five seconds. */
const blockItems = 40;

/** An event that may have the sound of another one: item `i` of that is item `i + offset` here. */
export interface Candidate {
  readonly eventId: number;
  readonly offset: number;
  /** Five-second blocks of the sought sound with a hit. */
  readonly blocks: ReadonlySet<number>;
}

/** The block of a position. */
export function blockOf(position: number): number {
  return Math.floor(position / blockItems);
}

/** The offsets of other events at which several keys of a fingerprint hit, those beside them included. */
export function countVotes(hits: readonly KeyHit[], least: number): Candidate[] {
  return [...Map.groupBy(hits, ({ event_id }) => event_id)].flatMap(([eventId, own]) => {
    const counts = new Map<number, number>();
    for (const { position, own: at } of own) counts.set(position - at, (counts.get(position - at) ?? 0) + 1);
    const count = (offset: number): number => counts.get(offset) ?? 0;
    const found = [...counts.keys()]
      .map((offset) => ({ offset, votes: count(offset - 1) + count(offset) + count(offset + 1) }))
      // Of neighbours, only the highest.
      .filter(
        ({ offset, votes }) =>
          votes >= least && count(offset) >= count(offset - 1) && count(offset) > count(offset + 1),
      );
    const best = found.toSorted((one, other) => other.votes - one.votes).slice(0, mostOffsets);
    return best.map(({ offset }) => {
      const near = own.filter(({ position, own: at }) => Math.abs(position - at - offset) <= 1);
      return { eventId, offset, blocks: new Set(near.map(({ own: at }) => blockOf(at))) };
    });
  });
}
