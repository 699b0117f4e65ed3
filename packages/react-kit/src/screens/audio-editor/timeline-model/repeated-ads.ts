import type { TimelineItem } from '../../../data/timeline/index.ts';

/** Ids of the ad markers that stand beside another one: all of them play in the same break. */
export function repeatedAds(items: readonly TimelineItem[]): ReadonlySet<string> {
  const beside = (index: number) => items[index - 1]?.ads === true || items[index + 1]?.ads === true;
  return new Set(items.filter(({ ads }, index) => ads && beside(index)).map(({ timelineId }) => timelineId));
}

/** The items without the ad markers that directly follow another one. */
export function withoutRepeatedAds(items: readonly TimelineItem[]): TimelineItem[] {
  return items.filter(({ ads }, index) => !ads || items[index - 1]?.ads !== true);
}
