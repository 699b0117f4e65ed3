import type { AudioEvent, CategoryGroup } from '@postkit/sdk/schema';
import { categoryColors, type LabelName } from '../../../data/categories/index.ts';

export interface EventBlock {
  event: AudioEvent;
  color: LabelName;
}

/** The events of the chosen categories, coloured by category group. Events of groups of the type advert are ads and gray. */
export function eventBlocks(
  events: readonly AudioEvent[],
  groups: readonly CategoryGroup[],
  categories: readonly string[],
): EventBlock[] {
  const colors = categoryColors(groups);
  const adverts = groups
    .filter(({ category_type }) => category_type === 'advert')
    .flatMap((group) => group.categories);
  const isAd = (category: string) => adverts.some(({ name }) => name === category);
  return events
    .filter(({ cart }) => categories.includes(cart.category.name))
    .map((event) => ({
      event,
      color: isAd(event.cart.category.name) ? 'gray' : colors(event.cart.category.name),
    }));
}

const pixelsPerSecond = 1;
const minWidth = 132;
const maxWidth = 640;

/** Width of a block in pixels: one per second, within limits that fit its text and the viewport. */
export function blockWidth(duration: number): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, duration * pixelsPerSecond)));
}
