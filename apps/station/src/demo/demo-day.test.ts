import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audioEvent, resourceList } from '@postkit/sdk/schema';
import { decodedSeconds } from '../testing/decoded-seconds.ts';
import { firstStation, startStation, type SignedIn, type TestStation } from '../testing/index.ts';
import { addDemoLibrary } from './day/demo-library.ts';
import { makeWholeDemoDay } from './testing/make-whole-demo-day.ts';
import '../testing/postgres/only-on-sqlite.ts';

const now = Date.UTC(2026, 4, 14, 15, 30);
const dayMs = 24 * 3_600_000;

describe('the demo broadcast', () => {
  let server: TestStation;
  let admin: SignedIn;

  beforeAll(async () => {
    server = await startStation();
    admin = await server.signIn();
    await makeWholeDemoDay(server, now);
  });
  afterAll(() => server.close());

  async function day(from: number, to: number, more = '') {
    const query = `cart__type_name=LOGGER&limit=0&order=ASC&id__gte=${from}&id__lt=${to}${more}`;
    const answer = await server.call(`/${server.slug}/api/v1/event/?${query}`, { as: admin });
    return resourceList(audioEvent).parse(await answer.json()).objects;
  }
  const midnight = Date.UTC(2026, 4, 13);

  it('airs 250 to 400 events a day without a gap, for a week', async () => {
    for (let back = 0; back < 6; back += 1) {
      const start = midnight - back * dayMs;
      const events = await day(start, start + dayMs);
      expect(events.length).toBeGreaterThan(250);
      expect(events.length).toBeLessThan(400);
      const gaps = events
        .slice(1)
        .map(
          (event, index) =>
            event.started_at - (events[index]?.started_at ?? 0) - (events[index]?.duration ?? 0),
        );
      expect(Math.max(...gaps.map(Math.abs))).toBeLessThan(1.1);
    }
  });

  it('has news on the hour, songs, talk with transcripts, and spots', async () => {
    const events = await day(midnight, midnight + dayMs);
    const hours = events.filter(({ cart }) => cart.category.name === 'News');
    expect(hours.map(({ cart }) => cart.title)).toEqual(
      Array.from({ length: 24 }, (_, hour) => `News at ${hour}`),
    );
    expect(hours.every(({ started_at }) => started_at % 3600 < 15)).toBe(true);
    const of = (name: string) => events.filter(({ cart }) => cart.category.name === name);
    for (const name of [
      'Talk',
      'Music',
      'Weather',
      'Promo',
      'Commercial',
      'Sweeper',
      'Jingle',
      'Interview',
    ]) {
      expect([name, of(name).length > 0]).toEqual([name, true]);
    }
    expect(of('Talk').every(({ transcript }) => (transcript ?? '').length > 40)).toBe(true);
    expect(of('Music').every(({ cart }) => cart.artist !== '')).toBe(true);
  });

  it('reaches the present', async () => {
    const events = await day(now - dayMs / 8, now + dayMs);
    const last = events.at(-1);
    expect((last?.started_at ?? 0) + (last?.duration ?? 0)).toBeLessThanOrEqual(now / 1000);
    expect((last?.started_at ?? 0) + (last?.duration ?? 0)).toBeGreaterThan(now / 1000 - 1200);
  });

  it('plays audio: a song is as long as its event says', async () => {
    const [song] = await day(midnight, midnight + dayMs, '&cart__category__name__in=Music');
    const heard = await decodedSeconds(`${server.url}/${server.slug}/event/${song?.id}.m3u8`, {
      authorization: admin.authorization,
    });
    expect(heard).toBeCloseTo(song?.duration ?? 0, 1);
  });

  it('changes nothing when it is made again', async () => {
    const all = () => day(midnight - 7 * dayMs, now);
    const before = await all();
    await makeWholeDemoDay(server, now);
    expect((await all()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('has a library, and changes nothing when that is added again', async () => {
    const addLibrary = () =>
      addDemoLibrary(server.context, server.features.audioEvents, firstStation(server), {
        now,
        turn: { lane: 'background', station: null },
        signal: new AbortController().signal,
      });
    const titles = async (): Promise<string[]> => {
      const answer = await server.call(`/${server.slug}/api/v1/event/?cart__type_name=UPLOAD`, { as: admin });
      return resourceList(audioEvent)
        .parse(await answer.json())
        .objects.map(({ cart }) => cart.title);
    };
    await addLibrary();
    const before = await titles();
    expect(before).toHaveLength(4);
    await addLibrary();
    expect(await titles()).toEqual(before);
  });
});
