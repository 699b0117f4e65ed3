import type { AudioEvent } from '@postkit/sdk/schema';

/** A part of the log of a day, in unix seconds. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly kind: 'element' | 'talk' | 'unknown';
  readonly title: string;
}

/** The events of a day as elements, talk, and parts that no input names. */
export function blocksOf(events: readonly AudioEvent[], talkCategory: string): readonly Block[] {
  return events.map(({ started_at, duration, cart }) => ({
    start: started_at,
    end: started_at + duration,
    kind: kindOf(cart, talkCategory),
    title: cart.title,
  }));
}

/** Talk has a title too, that of its programme, but it has no cart. */
function kindOf({ title, identifier, category }: AudioEvent['cart'], talkCategory: string): Block['kind'] {
  if (identifier === '' && category.name === talkCategory) return 'talk';
  return title === '' ? 'unknown' : 'element';
}
