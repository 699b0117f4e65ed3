import { beforeAll, describe, expect, it } from 'vitest';
import { playoutInputWithToken } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeStation } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/also-on-postgres.ts';

const now = Date.UTC(2026, 2, 10, 13);
const clock = createFakeClock(now);
const { server, admin } = stationTest(() => ({ clock }));
let address: string;

beforeAll(async () => {
  const json = { name: 'Studio', system: 'azuracast', transport: { type: 'http-in' } };
  const path = `/${server.slug}/api/v1/playout/inputs/`;
  const added = await server.call(path, { method: 'POST', as: admin, json });
  const { input, token } = playoutInputWithToken.parse(await added.json());
  address = `${server.url}/${server.slug}/playout/in/${input.id}/?token=${token}`;
});

/** Says that a song of a minute began now. */
async function play(song: Readonly<Record<string, string>>): Promise<void> {
  const played_at = Math.floor(clock.now() / 1000);
  const now_playing = { sh_id: played_at, played_at, duration: 60, playlist: 'Power', song };
  const body = JSON.stringify({ station: { shortcode: 'a' }, is_online: true, now_playing });
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
  await server.features.playout.settled();
}

const onAir = (station = firstStation(server)) =>
  server.features.playout.carts.onAir(station.id, clock.now());

describe('the cart on air', () => {
  it('is nothing at a station without inputs, and nothing known before the first message', async () => {
    expect(await onAir(await makeStation(server))).toBeUndefined();
    expect(await onAir()).toBeNull();
  });

  it('is the element with album, length and the cover that its system sends', async () => {
    await play({
      title: 'Glasshouse',
      artist: 'Nova Corridor',
      album: 'Neon',
      art: 'https://covers.example/7.jpg',
    });
    clock.advance(10_000);
    expect(await onAir()).toEqual({
      kind: 'element',
      type: 'song',
      title: 'Glasshouse',
      artist: 'Nova Corridor',
      album: 'Neon',
      cover: 'https://covers.example/7.jpg',
      category: 'Power',
      started_at_ms: now,
      length_ms: 60_000,
    });
  });

  it('stays the element until the log no longer waits for the next one, then is talk', async () => {
    clock.advance(55_000);
    expect(await onAir()).toMatchObject({ kind: 'element', title: 'Glasshouse' });
    clock.advance(15_000);
    expect(await onAir()).toMatchObject({
      kind: 'talk',
      title: '',
      category: 'Talk',
      started_at_ms: now + 60_000,
    });
  });

  it.each(['http://covers.example/7.jpg', 'javascript:alert(1)', '/covers/7.jpg'])(
    'has no cover at %s',
    async (art) => {
      await play({ title: art, artist: 'Nova Corridor', art });
      clock.advance(5000);
      expect(await onAir()).toMatchObject({ title: art, cover: null });
    },
  );
});
