import type { EpisodeInput } from '@postkit/sdk/schema';

type AdPositions = NonNullable<EpisodeInput['ad_insert_events']>;
type Chapters = NonNullable<EpisodeInput['chapter_markers']>;

/** A timeline without events that are left out: an ad before one of them plays before the next that remains. */
export function adsWithout(
  positions: AdPositions,
  events: readonly { readonly id: number }[],
  leftOut: ReadonlySet<number>,
): AdPositions {
  return positions.map((position) => {
    if (position === 'END' || !leftOut.has(position)) return position;
    const after = events.slice(events.findIndex(({ id }) => id === position));
    return after.find(({ id }) => !leftOut.has(id))?.id ?? 'END';
  });
}

interface TimedEvent {
  readonly id: number;
  readonly seconds: number;
}

/** Chapters at their sound in the shorter timeline; those that start in an event that is left out start where it was. */
export function chaptersWithout(
  chapters: Chapters,
  events: readonly TimedEvent[],
  leftOut: ReadonlySet<number>,
): Chapters {
  let at = 0;
  const cuts = events.flatMap(({ id, seconds }) => {
    const start = at;
    at += seconds;
    return leftOut.has(id) ? [{ start, seconds }] : [];
  });
  return chapters.map(({ start, title }) => {
    const removed = cuts.reduce((sum, cut) => sum + Math.min(cut.seconds, Math.max(0, start - cut.start)), 0);
    return { start: Math.round(1000 * (start - removed)) / 1000, title };
  });
}
