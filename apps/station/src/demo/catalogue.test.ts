import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { labelColors } from '@postkit/sdk/schema';
import { wholeStation } from '../features/accounts/index.ts';
import { stationTest } from '../testing/station-test.ts';
import { demoGroups } from './catalogue-content.ts';
import { makeCatalogue } from './catalogue.ts';
import { makeDemoSchedules } from './demo-schedules.ts';
import { demoStations } from './demo-stations.ts';
import '../testing/postgres/only-on-sqlite.ts';

const { server: station } = stationTest();
beforeAll(async () => {
  const { accounts } = station.features;
  const companyId = await accounts.addCompany('Harbour Media');
  for (const one of demoStations) await accounts.addStation({ ...one, companyId });
  await makeCatalogue(station.features);
  // An interrupted start runs it again.
  await makeCatalogue(station.features);
});

describe('the demo catalogue', () => {
  it('has two shows, each with its feed, its player and its own art, even when created twice', async () => {
    const { accounts, shows, destinations, images } = station.features;
    const harbour = accounts.stationAt('harbour-fm');
    const made = await shows.list(wholeStation(harbour.id));
    expect(made.map((show) => show.title)).toEqual(['The Morning Tide', 'Harbour Stories']);
    for (const show of made) {
      const types = (await destinations.byIds(wholeStation(harbour.id), show.destinationIds)).map(
        ({ type }) => type,
      );
      expect(types).toEqual(['rss', 'webwidget']);
      expect(show.tagIds).toHaveLength(3);
      const square = await sharp(station.pathOf(await images.keyOf(harbour, show.squareImage))).metadata();
      expect([square.width, square.height]).toEqual([1400, 1400]);
      const share = await sharp(station.pathOf(await images.keyOf(harbour, show.rectangleImage))).metadata();
      expect([share.width, share.height]).toEqual([700, 366]);
    }
    expect(harbour.defaultShowId).toBe(made[0]?.id);
    expect((await destinations.list(wholeStation(harbour.id))).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['facebook', 'spreaker']),
    );
    expect(await destinations.list(wholeStation(harbour.id))).toHaveLength(6);
  });

  it('has tags and groups at both stations, one group for every label colour', async () => {
    const { accounts, tags } = station.features;
    for (const slug of ['harbour-fm', 'harbour-news'])
      expect((await tags.list(accounts.stationAt(slug).id)).length).toBeGreaterThan(9);
    expect(demoGroups.map((group) => group.color).toSorted()).toEqual([...labelColors].toSorted());
  });

  it('has one user of each kind', async () => {
    const names = ['maya', 'tom', 'ines', 'priya', 'ed'];
    expect(await Promise.all(names.map((name) => station.features.accounts.isTaken(name)))).toEqual(
      names.map(() => true),
    );
  });

  it('has a schedule for the morning show, even when created twice', async () => {
    const { features, context } = station;
    const harbour = features.accounts.stationAt('harbour-fm');
    for (let run = 0; run < 2; run += 1)
      await makeDemoSchedules(features, harbour, { now: context.clock.now() });
    expect(await features.schedules.list(harbour)).toEqual([
      expect.objectContaining({
        day_of_week: 'MonTueWedThuFri',
        start_time: '06:00',
        end_time: '09:00',
        tags: expect.stringMatching(/^\d+,\d+$/),
      }),
    ]);
    const groups = demoGroups.flatMap(({ categories }) => categories.map(({ name }) => name));
    const [{ capture_groups } = { capture_groups: '' }] = await features.schedules.list(harbour);
    expect(groups).toEqual(expect.arrayContaining(capture_groups.split(',')));
  });
});
