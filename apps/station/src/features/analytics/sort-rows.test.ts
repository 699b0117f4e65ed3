import { describe, expect, it } from 'vitest';
import type { AnalyticsRow, AnalyticsSort } from '@postkit/sdk/schema';
import type { Dimension } from './dimension.ts';
import { sortRows } from './sort-rows.ts';

const blank: AnalyticsRow = {
  aw_collection_id: null,
  aw_episode_id: null,
  publish_date: null,
  downloads: 0,
  percentTotal: 0,
  unique_reach: 0,
  ltr: 0,
  country: null,
  platform: null,
  start_time: null,
};

const episode = (id: number, name: string) =>
  [id, { id, name, show_id: 1, published_at: null, created_at: 1 }] as const;
const names = {
  shows: new Map([
    [1, 'Tide 10'],
    [2, 'tide 9'],
  ]),
  episodes: new Map([episode(7, 'Storm'), episode(8, 'Calm')]),
};

/** The values of a field in the order of the rows that have them. */
function sorted<Field extends AnalyticsSort>(
  field: Field,
  values: readonly AnalyticsRow[Field][],
  given: { dimension?: Dimension; sort?: AnalyticsSort; order?: 'asc' | 'desc' },
) {
  const { dimension = 'total', ...query } = given;
  return sortRows(
    values.map((value) => ({ ...blank, [field]: value })),
    dimension,
    query,
    names,
  ).map((row) => row[field]);
}

describe('sortRows', () => {
  it('starts with the most downloads, and dates with the first', () => {
    expect(sorted('downloads', [5, 12, 7], { dimension: 'show' })).toEqual([12, 7, 5]);
    const days = [300, 100, 200].map((start_time) => ({
      ...blank,
      start_time,
      downloads: 1000 - start_time,
    }));
    expect(sortRows(days, 'date', {}, names).map(({ start_time }) => start_time)).toEqual([100, 200, 300]);
  });

  it('sorts numbers by size in both directions, and a missing one as 0', () => {
    expect(sorted('ltr', [0.5, 0.25, 0.125], { sort: 'ltr' })).toEqual([0.125, 0.25, 0.5]);
    expect(sorted('downloads', [5, 12, 7], { sort: 'downloads', order: 'desc' })).toEqual([12, 7, 5]);
    expect(sorted('publish_date', [20, null, 10], { sort: 'publish_date' })).toEqual([null, 10, 20]);
  });

  it('sorts shows and episodes by name, with numbers in names by size, and unknown ones first', () => {
    expect(sorted('aw_collection_id', ['1', '2', '3'], { sort: 'aw_collection_id' })).toEqual([
      '3',
      '2',
      '1',
    ]);
    expect(sorted('aw_episode_id', ['7', '8', '9'], { sort: 'aw_episode_id' })).toEqual(['9', '8', '7']);
  });

  it('sorts countries by their English name, not by their code, and platforms by name', () => {
    // Switzerland, Germany, Austria
    expect(sorted('country', ['CH', 'DE', null, 'AT'], { sort: 'country' })).toEqual([
      null,
      'AT',
      'DE',
      'CH',
    ]);
    expect(sorted('platform', ['VLC', null, 'Sonos'], { sort: 'platform' })).toEqual([null, 'Sonos', 'VLC']);
  });

  it.each([
    ['show', 'aw_collection_id', ['1', '2'], ['2', '1']],
    ['episode', 'aw_episode_id', ['7', '8'], ['8', '7']],
    ['country', 'country', ['CH', 'AT'], ['AT', 'CH']],
    ['platform', 'platform', ['VLC', 'Sonos'], ['Sonos', 'VLC']],
    ['date', 'start_time', [2, 1], [1, 2]],
  ] as const)('sorts equal rows by %s in either direction', (dimension, field, values, expected) => {
    for (const order of ['asc', 'desc'] as const)
      expect(sorted(field, values, { dimension, sort: 'downloads', order })).toEqual(expected);
  });
});
