import { describe, expect, it } from 'vitest';
import { makeStation } from '../../testing/make-station.ts';
import { filterStations, sortStations } from './station-list.ts';

const lake = makeStation({
  title: 'Lake FM',
  slug: 'lake',
  geo_region: 'Pokhara',
  format: 'News',
  quota_bytes: 5,
});
const tv = makeStation({
  title: 'TV 10',
  slug: 'ten',
  state: 'archived',
  timezone: 'Europe/Berlin',
  licences: { full: 2, podcast: 1, logger: 1 },
});
const two = makeStation({ title: 'TV 2', slug: 'two', quota_bytes: 9 });
const all = [tv, lake, two];
const titles = (stations: readonly { title: string }[]) => stations.map(({ title }) => title);

describe('filterStations', () => {
  it.each([
    ['POKH', ['Lake FM']],
    ['news', ['Lake FM']],
    ['berlin', ['TV 10']],
    ['two', ['TV 2']],
    [' ', ['TV 10', 'Lake FM', 'TV 2']],
  ])('finds by %j', (typed, expected) => {
    expect(titles(filterStations(all, { typed, state: 'all' }))).toEqual(expected);
  });

  it('leaves the stations of a state', () => {
    expect(titles(filterStations(all, { typed: '', state: 'archived' }))).toEqual(['TV 10']);
  });
});

describe('sortStations', () => {
  it.each([
    ['title', 'ascending', ['Lake FM', 'TV 2', 'TV 10']],
    ['title', 'descending', ['TV 10', 'TV 2', 'Lake FM']],
    ['quota', 'ascending', ['Lake FM', 'TV 2', 'TV 10']],
    ['users', 'descending', ['TV 10', 'Lake FM', 'TV 2']],
    ['state', 'ascending', ['Lake FM', 'TV 2', 'TV 10']],
  ] as const)('by %s, %s', (column, direction, expected) => {
    expect(titles(sortStations(all, { column, direction }))).toEqual(expected);
  });
});
