import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../../testing/make-event.ts';
import { makeGroup } from '../../../testing/make-group.ts';
import { blockWidth, eventBlocks } from './captured-events.model.ts';

describe('eventBlocks', () => {
  const groups = [
    makeGroup({ id: 1, color: 'color-e', categories: ['News'] }),
    makeGroup({ id: 2, color: 'color-b', category_type: 'advert', categories: ['Commercial', 'Sponsor'] }),
  ];
  const news = makeEvent({ id: 1 }, { category: 'News' });
  const ad = makeEvent({ id: 2 }, { category: 'Commercial' });
  const song = makeEvent({ id: 3 }, { category: 'Music' });

  it('AUTO-033 keeps the events of the chosen categories, and takes those of groups of the type advert for ads', () => {
    const sponsor = makeEvent({ id: 4 }, { category: 'Sponsor' });
    const blocks = eventBlocks([news, ad, song, sponsor], groups, ['News', 'Commercial', 'Sponsor']);
    expect(blocks.map(({ event, color }) => [event.id, color === 'gray'])).toEqual([
      [1, false],
      [2, true],
      [4, true],
    ]);
    expect(eventBlocks([news, ad, song], groups, [])).toEqual([]);
  });

  it('AUTO-031 AUTO-032 colours events by their category group, and ads gray', () => {
    expect(eventBlocks([news, ad], groups, ['News', 'Commercial']).map(({ color }) => color)).toEqual([
      'e',
      'gray',
    ]);
  });
});

describe('blockWidth', () => {
  it('AUTO-028 grows with the duration, between a minimum and a maximum width', () => {
    expect([5, 200, 400, 7200].map(blockWidth)).toEqual([132, 200, 400, 640]);
  });
});
