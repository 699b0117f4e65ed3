import { describe, expect, it } from 'vitest';
import type { AudioEvent, CategoryGroup } from '@postkit/sdk/schema';
import { categoryColors } from '../categories/category-color.ts';
import { listedEvents } from './listed-events.ts';
import { withEvent } from './with-event.ts';

function event(
  id: number,
  type: AudioEvent['cart']['type_name'] = 'LOGGER',
  overrides: Partial<AudioEvent> = {},
): AudioEvent {
  return {
    id,
    resource_uri: `/wxyz/api/v1/event/${id}/`,
    duration: 30,
    frame_count: 1292,
    started_at: Math.floor(id / 1000),
    cart: {
      id,
      title: 'News',
      artist: '',
      identifier: '',
      category: { name: 'News', resource_uri: '/wxyz/api/v1/category/1/' },
      type_name: type,
      timestamp_created: 1,
      resource_uri: `/wxyz/api/v1/cart/${id}/`,
    },
    transcript: null,
    processing: false,
    loudness: null,
    fade_in: 0,
    fade_out: 0,
    inner_fades: [],
    gain: 0,
    inner_levels: [],
    ...overrides,
  };
}

describe('listedEvents', () => {
  it('EDITOR-032 omits events that were made for one timeline or removed from the library', () => {
    const events = [event(1), event(2, 'SINGLE_USE'), event(3, 'UPLOAD')];
    expect(listedEvents(events).map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('withEvent', () => {
  const range = { start: 1, end: 10 };
  const events = [event(2000), event(5000)];
  const ids = (list: readonly AudioEvent[]) => list.map(({ id }) => id);

  it('inserts a new event in the order of airing, and replaces a changed one', () => {
    expect(ids(withEvent(events, 3000, event(3000), range))).toEqual([2000, 3000, 5000]);
    expect(withEvent(events, 2000, event(2000, 'LOGGER', { duration: 99 }), range)[0]?.duration).toBe(99);
  });

  it('removes a missing event, and ignores other days and events that are not logged', () => {
    expect(ids(withEvent(events, 2000, null, range))).toEqual([5000]);
    expect(ids(withEvent(events, 20_000, event(20_000), range))).toEqual([2000, 5000]);
    expect(ids(withEvent(events, 3000, event(3000, 'UPLOAD'), range))).toEqual([2000, 5000]);
    expect(ids(withEvent(events, 3000, event(3000, 'LOGGER', { frame_count: 0 }), range))).toEqual([
      2000, 5000,
    ]);
  });
});

describe('categoryColors', () => {
  const weather: CategoryGroup = {
    id: 1,
    key: 'weather',
    name: 'Weather',
    color: 'color-d',
    categories: [{ name: 'Weather', resource_uri: '/wxyz/api/v1/category/2/' }],
    category_type: 'other',
    in_episodes: 'keep',
    display_in_player: true,
    allow_sharing: true,
    allow_replaying: true,
    allow_replacing: false,
    allow_inserting: false,
    allow_replacement_skipping: false,
    absorb: '',
    version: 1,
    resource_uri: '/wxyz/api/v1/group/1/',
  };
  const colors = categoryColors([weather]);

  it('EDITOR-026 EDITOR-027 returns the group’s colour, or else a constant one of four', () => {
    const names = ['News', 'Music', 'Spots', 'Talk', 'Sports', 'Jingles'];
    expect(colors('Weather')).toBe('d');
    expect(names.map(colors).every((color) => ['a', 'k', 'g', 'c'].includes(color))).toBe(true);
    expect(names.map(categoryColors([]))).toEqual(names.map(colors));
  });
});
