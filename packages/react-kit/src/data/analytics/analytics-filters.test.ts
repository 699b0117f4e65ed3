import { describe, expect, it } from 'vitest';
import {
  type AnalyticsView,
  defaultView,
  readView,
  withFilters,
  withRange,
  withTab,
  writeView,
} from './analytics-filters.ts';
import { figuresQuery } from './figures-query.ts';

const today = '2026-11-21';
const first = defaultView(today);

describe('analytics filters', () => {
  it('ANALYTICS-039 consist of shows, platforms or one, countries or one, two dates, order, page and granularity', () => {
    expect(Object.keys(first.filters)).toEqual([
      'showIds',
      'platform_list',
      'selectedPlatform',
      'countries_list',
      'selectedCountry',
      'start_date',
      'end_date',
      'sort',
      'order',
      'page',
      'granularity',
    ]);
  });

  it('ANALYTICS-040 read any order but asc and desc in an address as the default', () => {
    const order = (text: string) => readView(`order=${text}`, today).filters.order;
    expect([order('asc'), order('desc'), order('sideways'), order('')]).toEqual([
      'asc',
      'desc',
      'desc',
      'desc',
    ]);
  });

  it('return to the first page when another filter changes', () => {
    const deep = withFilters(first, { page: 7 });
    expect(deep.filters.page).toBe(7);
    expect(withFilters(deep, { showIds: [3] }).filters).toMatchObject({ showIds: [3], page: 1 });
    expect(withTab(deep, 'reports')).toMatchObject({
      tab: 'reports',
      filters: { page: 1, sort: 'start_time', order: 'asc' },
    });
  });

  it('survive a round trip through an address', () => {
    const view: AnalyticsView = {
      tab: 'reports',
      filters: {
        showIds: [4, 9],
        platform_list: ['Spotify', 'Pocket Casts'],
        selectedPlatform: null,
        countries_list: ['NO'],
        selectedCountry: 'SE',
        start_date: '2026-10-01',
        end_date: '2026-11-20',
        sort: 'unique_reach',
        order: 'asc',
        page: 3,
        granularity: 'week',
      },
    };
    expect(readView(writeView(view, today).toString(), today)).toEqual(view);
    expect(writeView(first, today).toString()).toBe('');
  });

  it('start with no filter but today', () => {
    const none = {
      showIds: [],
      platform_list: [],
      selectedPlatform: null,
      countries_list: [],
      selectedCountry: null,
    };
    expect(first.filters).toMatchObject({ ...none, start_date: today, end_date: today });
  });

  it('write a range that starts or ends today, and an order that differs in its direction only', () => {
    const ending = withFilters(first, { start_date: '2026-11-01' });
    expect(writeView(ending, today).toString()).toBe('start=2026-11-01&end=2026-11-21');
    const starting = withFilters(first, { end_date: '2026-11-30' });
    expect(writeView(starting, today).toString()).toBe('start=2026-11-21&end=2026-11-30');
    expect(writeView(withFilters(first, { order: 'asc' }), today).toString()).toBe(
      'sort=downloads&order=asc',
    );
  });

  it.each(['2026-11-01T10:00', 'x2026-11-01', '2026-1-1', '2026-13-40', '2026-02-30'])(
    'ignore a range with the date %s',
    (date) => {
      expect(readView(`start=${date}&end=2026-11-20`, today)).toEqual(first);
    },
  );

  it('fall back to the defaults for invalid values in an address', () => {
    const query = 'tab=weather&start=never&end=2026-13-40&shows=a,-1,0&page=-4&sort=name&by=hour';
    expect(readView(query, today)).toEqual(first);
  });
});

describe('withRange', () => {
  it('ANALYTICS-038 stores a range only when both ends are set', () => {
    const before = withRange(first, { start: '2026-11-01', end: '2026-11-20' }, today);
    expect(before.filters).toMatchObject({ start_date: '2026-11-01', end_date: '2026-11-20' });
    for (const half of [null, { start: '2026-10-01' }, { end: '2026-11-19' }, {}])
      expect(withRange(before, half, today)).toBe(before);
  });

  it('limits the range to today', () => {
    expect(withRange(first, { start: '2026-11-01', end: '2026-12-24' }, today).filters.end_date).toBe(today);
    expect(withRange(first, { start: '2026-12-01', end: '2026-12-24' }, today)).toBe(first);
    expect(withRange(first, { start: '2026-11-20', end: '2026-11-01' }, today)).toBe(first);
    expect(
      withRange(withFilters(first, { start_date: '2026-11-01' }), { start: today, end: today }, today),
    ).toEqual(first);
  });
});

describe('figuresQuery', () => {
  it('ANALYTICS-037 is null without a range', () => {
    for (const half of [{ start_date: null, end_date: null }, { start_date: null }, { end_date: null }])
      expect(figuresQuery('wxyz', { ...first.filters, ...half })).toBeNull();
  });

  it('ANALYTICS-048 ANALYTICS-051 sends one selected country or platform instead of the list', () => {
    const filters = {
      ...first.filters,
      showIds: [1, 2],
      countries_list: ['NO', 'SE'],
      selectedPlatform: 'VLC',
      platform_list: ['Sonos'],
    };
    expect(figuresQuery('wxyz', filters)).toEqual({
      station_names: 'wxyz',
      start_date: today,
      end_date: today,
      show_id: '1,2',
      countries_list: 'NO,SE',
      platform_list: 'VLC',
      sort: 'downloads',
      order: 'desc',
      page: 1,
    });
    const other = {
      ...first.filters,
      selectedCountry: 'DK',
      countries_list: ['NO', 'SE'],
      platform_list: ['Sonos', 'VLC'],
    };
    expect(figuresQuery('wxyz', other)).toMatchObject({ countries_list: 'DK', platform_list: 'Sonos,VLC' });
  });

  it('leaves out the filters that choose nothing', () => {
    expect(Object.keys(figuresQuery('wxyz', first.filters) ?? {})).toEqual([
      'station_names',
      'start_date',
      'end_date',
      'sort',
      'order',
      'page',
    ]);
  });
});
