import { describe, expect, it } from 'vitest';
import { namedStations } from './named-stations.ts';
import type { Station } from './station.ts';

const station = (id: number, slug: string, title: string) =>
  ({ id, slug, title, formerSlugs: [`former-${slug}`] }) as Partial<Station> as Station;
const administered = [
  station(1, 'north', 'Harbour'),
  station(2, 'south', 'Harbour'),
  station(3, 'news', 'News'),
];
const failure = (named: Parameters<typeof namedStations>[0]) => {
  try {
    namedStations(named, administered);
  } catch (error) {
    return error;
  }
  return null;
};

describe('namedStations', () => {
  it('finds a station by its title, and one of several with the same title by the slug', () => {
    expect(
      namedStations([{ stationTitle: 'News' }, { stationTitle: 'Harbour', station: 'South' }], administered),
    ).toEqual(
      new Map([
        [3, undefined],
        [2, undefined],
      ]),
    );
  });

  it('finds one of several with the same title by a slug that it had', () => {
    expect([
      ...namedStations([{ stationTitle: 'Harbour', station: 'former-south' }], administered).keys(),
    ]).toEqual([2]);
  });

  it.each([
    [{ stationTitle: 'Elsewhere' }, 'You do not administer a station “Elsewhere”.'],
    [{ stationTitle: 'News', station: 'north' }, 'You do not administer a station “News”.'],
    [{ stationTitle: 'Harbour' }, 'Several stations are called “Harbour”. Say which one by its address.'],
  ])('USERS-025 refuses %j and names the field', (named, message) => {
    expect(failure([named])).toMatchObject({ status: 400, fields: { stations: [message] } });
  });
});
