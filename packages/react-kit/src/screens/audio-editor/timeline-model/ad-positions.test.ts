import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AudioEvent } from '@postkit/sdk/schema';
import { adItem, audioItem, type TimelineItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { adPositions, itemsOfEpisode, playedEvents } from './ad-positions.ts';

function event(id: number): AudioEvent {
  const type = { name: 'News', resource_uri: '/wxyz/api/v1/category/1/' };
  return {
    id,
    resource_uri: `/wxyz/api/v1/event/${id}/`,
    duration: 61.25,
    frame_count: 2638,
    started_at: 1_700_000_000,
    cart: {
      id,
      title: `Event ${id}`,
      artist: '',
      identifier: '',
      category: type,
      type_name: 'LOGGER',
      timestamp_created: 1_700_000_000,
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
  };
}

let count = 0;
const make = { newId: () => `item-${(count += 1)}`, adName: 'Targeted Ads' };
const ad = (): TimelineItem => adItem(make.adName, make.newId());
const audio = (id: number): TimelineItem => audioItem(event(id), make.newId());
const shape = (items: readonly TimelineItem[]) => items.map((item) => (item.ads ? 'ad' : item.eventId));

describe('adPositions', () => {
  it('EDITOR-050 EDITOR-051 names the event after each ad, or END', () => {
    expect(adPositions([ad(), audio(5), audio(6), ad(), ad(), audio(7), ad()])).toEqual([5, 7, 7, 'END']);
  });
});

describe('itemsOfEpisode', () => {
  it('EDITOR-050 restores the ads of any timeline at their positions', () => {
    const slot = fc.oneof(fc.constant('ad' as const), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 30 }), (slots) => {
        const distinct = slots.filter((value, index) => value === 'ad' || slots.indexOf(value) === index);
        const items = distinct.map((value) => (value === 'ad' ? ad() : audio(value)));
        const events = playedEvents(items).map(event);
        expect(shape(itemsOfEpisode(events, adPositions(items), make))).toEqual(distinct);
      }),
    );
  });

  it('gives an event that plays twice its ads in order', () => {
    expect(shape(itemsOfEpisode([event(5), event(6), event(5)], [5, 6, 5], make))).toEqual([
      'ad',
      5,
      'ad',
      6,
      'ad',
      5,
    ]);
  });

  it('accepts positions in any order, and puts those of missing events at the end', () => {
    expect(shape(itemsOfEpisode([event(5), event(6)], [6, 5, 99], make))).toEqual(['ad', 5, 'ad', 6, 'ad']);
  });
});

describe('audioItem', () => {
  it('EDITOR-041 copies the fields that a timeline item needs', () => {
    expect(audioItem(event(5), 'item-0')).toEqual({
      timelineId: 'item-0',
      type: 'original_audio',
      ads: false,
      name: 'Event 5',
      artist: '',
      eventId: 5,
      sourceId: 5,
      editId: null,
      preSegments: 0,
      postSegments: 0,
      durationMs: 61_250,
      fadeInMs: 0,
      fadeOutMs: 0,
      innerFades: [],
      gainDb: 0,
      innerLevels: [],
      category: 'News',
      processing: false,
      dirty: false,
    });
  });
});
