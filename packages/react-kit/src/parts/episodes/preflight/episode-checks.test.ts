import { describe, expect, it } from 'vitest';
import type { TimelineLevels } from '@postkit/sdk/schema';
import { english } from '../../../words/catalogue.ts';
import { type CheckedEpisode, episodeChecks } from './episode-checks.ts';

const levels: TimelineLevels = {
  status: 'measured',
  loudness: -18,
  true_peak: -3,
  range: 5,
  target: -16,
  gain: 2,
  is_limited: false,
  limit: null,
  curve: [],
  silences: [],
  clipped: [],
  gaps: [],
};

const good: CheckedEpisode = {
  fields: {
    ad_insert_events: [],
    chapter_markers: [],
    description: 'About boats.',
    playlist_categories: ['/wxyz/tag/1/'],
    onceUseTags: [],
  },
  seconds: 300,
  levels,
  coverPixels: 1400,
  processing: 0,
};

const ids = (change: Partial<CheckedEpisode>) =>
  episodeChecks({ ...good, ...change }, english).map(({ id }) => id);
const withLevels = (change: Partial<TimelineLevels>) => ids({ levels: { ...levels, ...change } });

describe('episodeChecks', () => {
  it('finds nothing in a complete episode', () => {
    expect(ids({})).toEqual([]);
  });

  it('finds two ads at one place, once', () => {
    expect(ids({ fields: { ...good.fields, ad_insert_events: [2, 2, 2, 5] } })).toEqual(['ads-2']);
    expect(ids({ fields: { ...good.fields, ad_insert_events: [2, 5, 2] } })).toEqual([]);
  });

  it('finds a cover below 1400 pixels, and none whose size is unknown', () => {
    expect(ids({ coverPixels: 1399 })).toEqual(['cover']);
    expect(ids({ coverPixels: null })).toEqual([]);
  });

  it('finds a long episode without chapters', () => {
    expect(ids({ seconds: 601 })).toEqual(['chapters']);
    expect(ids({ seconds: 600 })).toEqual([]);
    expect(
      ids({ seconds: 601, fields: { ...good.fields, chapter_markers: [{ start: 0, title: 'Start' }] } }),
    ).toEqual([]);
  });

  it('finds a short episode, unfinished items, and missing texts', () => {
    expect(ids({ seconds: 9.9 })).toEqual(['short']);
    expect(ids({ processing: 2 })).toEqual(['processing']);
    expect(ids({ fields: { ...good.fields, description: ' ', playlist_categories: [] } })).toEqual([
      'description',
      'tags',
    ]);
  });

  it('lists problems first, then warnings, then hints', () => {
    const fields = { ...good.fields, ad_insert_events: [2, 2], description: '', playlist_categories: [] };
    expect(ids({ fields, coverPixels: 300, seconds: 9 })).toEqual([
      'ads-2',
      'cover',
      'short',
      'description',
      'tags',
    ]);
  });

  it('names the time of silence, gaps and clipped audio', () => {
    const found = episodeChecks(
      {
        ...good,
        levels: {
          ...levels,
          silences: [{ start: 816, end: 819.4 }],
          gaps: [{ at: 61, seconds: 4 }],
          clipped: [{ start: 5, end: 6 }],
        },
      },
      english,
    );
    expect(found).toEqual([
      { id: 'silence-816', severity: 'warning', text: '3.4 s of silence at 13:36', at: 816 },
      { id: 'gap-61', severity: 'warning', text: '4.0 s of the recording are missing at 01:01', at: 61 },
      { id: 'clipped', severity: 'warning', text: 'The audio is clipped at 00:05', at: 5 },
    ]);
  });

  it('finds a loudness that the render will not bring near its target', () => {
    expect(withLevels({ loudness: -60, gain: 20 })).toEqual(['loudness']);
    expect(withLevels({ loudness: -30, gain: 14 })).toEqual([]);
    expect(withLevels({ loudness: -30, gain: 0, target: null })).toEqual(['loudness']);
    expect(withLevels({ loudness: null, gain: 0 })).toEqual([]);
  });
});
