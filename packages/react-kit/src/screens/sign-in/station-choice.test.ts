import { describe, expect, it } from 'vitest';
import type { StationEntry } from '@postkit/sdk/schema';
import { choiceMode, chooseFilter, noFilters, searchStations, stationOptions } from './station-choice.ts';

function entry(station: string, overrides: Partial<StationEntry> = {}): StationEntry {
  return {
    station,
    title: station.toUpperCase(),
    user_id: 1,
    format: null,
    geo_state: null,
    geo_region: null,
    searchKey: null,
    is_AVESS: false,
    login_host: null,
    login_api_version: 1,
    redirect_domain: null,
    force_redirect_url: null,
    ...overrides,
  };
}

const many = (count: number, overrides: Partial<StationEntry> = {}) =>
  Array.from({ length: count }, (_, n) => entry(`s${n}`, overrides));

describe('choiceMode', () => {
  it('AUTH-022 chooses drop-downs above 20 stations if one has a format, else the list', () => {
    expect(choiceMode(many(21, { format: 'Talk' }))).toBe('filters');
    expect(choiceMode(many(20, { format: 'Talk' }))).toBe('list');
    expect(choiceMode(many(400))).toBe('list');
    expect(choiceMode([...many(21), entry('talk', { format: 'Talk' })])).toBe('filters');
    expect(choiceMode(many(21, { format: ' ' }))).toBe('list');
  });
});

describe('searchStations', () => {
  it('AUTH-023 compares the search key, or the name if there is none, ignoring case', () => {
    const stations = [
      entry('one', { searchKey: 'Harbour Boston' }),
      entry('two', { title: 'Boston News' }),
      entry('three'),
    ];
    expect(searchStations(stations, ' bost ').map((found) => found.station)).toEqual(['one', 'two']);
    expect(searchStations(stations, 'nothing')).toEqual([]);
  });
});

describe('chooseFilter', () => {
  const stations = [
    entry('a', { format: 'Talk', geo_state: 'NY', geo_region: 'Albany' }),
    entry('b', { format: 'Talk', geo_state: 'NY', geo_region: 'Buffalo' }),
    entry('c', { format: 'News', geo_state: 'MA', geo_region: 'Boston' }),
    entry('d', { format: 'News', geo_state: 'NY', geo_region: 'Albany' }),
  ];

  it('keeps the filters above a new choice', () => {
    const before = { format: 'News', state: 'MA', city: 'Boston' };
    expect(chooseFilter(stations, before, { state: 'NY' })).toEqual({
      format: 'News',
      state: 'NY',
      city: '',
    });
    expect(chooseFilter(stations, { ...before, state: 'NY' }, { city: 'Albany' })).toEqual({
      format: 'News',
      state: 'NY',
      city: 'Albany',
    });
  });

  it('preselects no state before a format', () => {
    expect(chooseFilter([...stations, entry('e', { geo_state: 'NY' })], noFilters, {})).toEqual(noFilters);
  });

  it('AUTH-019 preselects the only format', () => {
    expect(chooseFilter(stations.slice(0, 2), noFilters, {}).format).toBe('Talk');
    expect(chooseFilter(stations, noFilters, {}).format).toBe('');
  });

  it('AUTH-020 preselects the only state of a format', () => {
    expect(chooseFilter(stations, noFilters, { format: 'Talk' })).toEqual({
      format: 'Talk',
      state: 'NY',
      city: '',
    });
    expect(chooseFilter(stations, noFilters, { format: 'News' }).state).toBe('');
  });

  it('clears the filters below a new choice', () => {
    const chosen = chooseFilter(
      stations,
      { format: 'Talk', state: 'NY', city: 'Buffalo' },
      { format: 'News' },
    );
    expect(chosen).toEqual({ format: 'News', state: '', city: '' });
    expect(
      stationOptions(stations, { format: 'News', state: 'NY', city: 'Albany' }).stations.map(
        (found) => found.station,
      ),
    ).toEqual(['d']);
  });
});

describe('stationOptions', () => {
  const talk = { format: 'Talk', geo_state: 'NY' };
  const stations = [
    entry('z', { ...talk, geo_region: 'Buffalo' }),
    entry('b', { ...talk, geo_region: 'Albany' }),
    entry('a', { ...talk, geo_region: 'Albany' }),
    entry('m', { format: 'Talk', geo_state: 'MA', geo_region: 'Albany' }),
    entry('n', { format: 'News' }),
    entry('o'),
  ];

  it('AUTH-023 takes cities from geo_region, and lists each value once and in order, and the stations by name', () => {
    const options = stationOptions(stations, { format: 'Talk', state: 'NY', city: 'Albany' });
    expect({ ...options, stations: options.stations.map(({ station }) => station) }).toEqual({
      formats: ['News', 'Talk'],
      states: ['MA', 'NY'],
      cities: ['Albany', 'Buffalo'],
      stations: ['a', 'b'],
    });
  });
});
