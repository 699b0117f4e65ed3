import type { TimelineItem } from '../../../data/timeline/index.ts';

/** Total length of all items in whole milliseconds. */
export function totalDuration(items: readonly TimelineItem[]): number {
  return items.reduce((sum, item) => sum + item.durationMs, 0);
}

/** Whether the timeline has audio; ads alone are not enough for an episode. */
export function hasAudio(items: readonly TimelineItem[]): boolean {
  return items.some((item) => !item.ads);
}

/** Whether an item is being edited or processed, so that nothing can be built from the timeline yet. */
export function isProcessingItem(items: readonly TimelineItem[]): boolean {
  return items.some((item) => item.processing || item.dirty);
}
