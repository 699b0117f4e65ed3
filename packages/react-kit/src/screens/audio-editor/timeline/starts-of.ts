import type { TimelineItem } from '../../../data/timeline/index.ts';

/** Start of each item in the episode, in milliseconds. */
export function startsOf(items: readonly TimelineItem[]): number[] {
  let at = 0;
  return items.map(({ durationMs }) => {
    const start = at;
    at += durationMs;
    return start;
  });
}
