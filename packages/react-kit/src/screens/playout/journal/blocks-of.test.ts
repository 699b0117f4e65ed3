import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../../testing/make-event.ts';
import { blocksOf } from './blocks-of.ts';

function kindOf(title: string, identifier: string, category: string) {
  const event = makeEvent({});
  const cart = { ...event.cart, title, identifier, category: { ...event.cart.category, name: category } };
  return blocksOf([{ ...event, cart }], 'Talk')[0]?.kind;
}

describe('blocksOf', () => {
  it('takes talk without a cart as talk, although its programme names it', () => {
    expect(kindOf('Daybreak 06:03', '', 'Talk')).toBe('talk');
    expect(kindOf('Recorded link', '500012', 'Talk')).toBe('element');
  });

  it('takes other titles as elements, and parts without a title as unknown', () => {
    expect(kindOf('Glasshouse', '0412', 'Music')).toBe('element');
    expect(kindOf('Glasshouse', '', 'Music')).toBe('element');
    expect(kindOf('', '', 'Live')).toBe('unknown');
  });
});
