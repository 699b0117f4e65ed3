import type { TimelineItem } from './timeline-item.ts';

/** Whole milliseconds of all items. */
export function totalDuration(items: readonly TimelineItem[]): number {
  return items.reduce((sum, item) => sum + item.durationMs, 0);
}

/** Whether an episode can be made of it: ads alone are none. */
export function hasAudio(items: readonly TimelineItem[]): boolean {
  return items.some((item) => !item.ads);
}

/** Whether any of it is being edited or made, so that nothing can be built from it yet. */
export function isUnsettled(items: readonly TimelineItem[]): boolean {
  return items.some((item) => item.processing || item.dirty);
}
