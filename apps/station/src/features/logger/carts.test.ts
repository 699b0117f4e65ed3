import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audioEvent, playoutInputWithToken, resourceList } from '@postkit/sdk/schema';
import { framesToMs } from '../../audio/index.ts';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { fakeIcecast } from '../../testing/fake-icecast.ts';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import '../../testing/postgres/also-on-postgres.ts';

const slow = { timeout: 50_000, interval: 50 };
const events = resourceList(audioEvent);

let mp3: Buffer;
beforeAll(async () => {
  const tone = ['-f', 'lavfi', '-i', 'sine=330:d=60', '-c:a', 'libmp3lame', '-b:a', '64k'];
  mp3 = await runFfmpeg(...tone, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3', 'pipe:1');
});
const seconds = (count: number): Buffer => mp3.subarray(0, count * 8000);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A station that records a stream and has an input, both on. */
async function recording() {
  const server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
  closing.push(() => server.close());
  const admin = await server.signIn();
  const icecast = await fakeIcecast();
  closing.push(async () => icecast[Symbol.asyncDispose]());
  const base = `/${server.slug}/api/v1`;
  const call = (rest: string, method: string, json: unknown) =>
    server.call(`${base}/${rest}`, { method, as: admin, json });
  await call('playout/settings/', 'PATCH', { hold_s: 60, shortest_talk_s: 1, shortest_element_s: 1 });
  const added = await call('playout/inputs/', 'POST', {
    name: 'Studio',
    system: null,
    form: {
      form: 'json',
      fields: { start: 'at', title: 't', artist: 'a', cart: 'c', category: 'k', planned: 's', type: 'type' },
    },
    transport: { type: 'http-in' },
    categories: { A1: 'Music' },
  });
  const { input, token } = playoutInputWithToken.parse(await added.json());
  await call('logger/', 'PATCH', { url: icecast.url, active: true, default_category: 'Live' });
  await expect.poll(() => icecast.connections, slow).toBe(1);

  /** Says that an element began some seconds after the first sound. */
  async function say(at: number, element: Record<string, unknown>): Promise<void> {
    const [first] = await segmentsOf(server);
    const body = JSON.stringify({
      at: new Date((first?.started_at_ms ?? 0) + at * 1000).toISOString(),
      ...element,
    });
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/${server.slug}/playout/in/${input.id}/`, {
      method: 'POST',
      body,
      headers,
    });
    expect(response.status).toBe(200);
    await server.features.playout.settled();
  }
  return { server, admin, icecast, say, call, input };
}

async function eventsOf(server: TestStation, as: SignedIn) {
  const address = `/${server.slug}/api/v1/event/?cart__type_name=LOGGER&order=ASC&limit=0`;
  return events.parse(await (await server.call(address, { as })).json()).objects;
}

const segmentsOf = ({ features, context }: TestStation) =>
  features.audioEvents.segmentsAired(context.db, 1, { fromMs: 0, toMs: Date.now() + 3_600_000 });

const segmentCount = async (server: TestStation) => (await segmentsOf(server)).length;

const secondsOf = (logged: readonly { readonly duration: number }[]) =>
  logged.reduce((sum, { duration }) => sum + duration, 0);

async function recordedSeconds(server: TestStation): Promise<number> {
  const segments = await segmentsOf(server);
  return segments.reduce((sum, { frames }) => sum + framesToMs(frames), 0) / 1000;
}

describe('a log that carts cut', { timeout: 60_000 }, () => {
  it('has the elements of the playout system, and what is said between them as talk', async () => {
    const { server, admin, icecast, say, call } = await recording();
    icecast.title('Not used');
    icecast.send(seconds(36));
    await expect.poll(() => segmentCount(server), slow).toBeGreaterThanOrEqual(6);
    await say(4, { t: 'Blue Lantern', a: 'The Tidewater Six', c: '0412', k: 'A1', s: 10, type: 'song' });
    await say(24, { t: 'Harbour Mile', a: 'Ottilie Marsh', c: '77', k: 'New', s: 200, type: 'song' });
    expect(await eventsOf(server, admin)).toEqual([]);
    await call('playout/settings/', 'PATCH', { hold_s: 0 });
    icecast.send(seconds(12));
    await expect.poll(async () => (await eventsOf(server, admin)).length, slow).toBe(3);
    await call('logger/', 'PATCH', { active: false });
    const logged = await eventsOf(server, admin);
    expect(logged.map(({ cart }) => [cart.title, cart.artist, cart.identifier, cart.category.name])).toEqual([
      [expect.stringMatching(/^Live \d\d:\d\d$/), '', '', 'Live'],
      ['Blue Lantern', 'The Tidewater Six', '0412', 'Music'],
      [expect.stringMatching(/^Talk \d\d:\d\d$/), '', '', 'Talk'],
      ['Harbour Mile', 'Ottilie Marsh', '77', 'New'],
    ]);
    const [before, song, talk] = logged.map(({ duration }) => duration);
    for (const [length, wanted] of [
      [before, 4],
      [song, 10],
      [talk, 10],
    ] as const)
      expect(Math.abs((length ?? 0) - wanted)).toBeLessThan(0.2);
    expect(secondsOf(logged)).toBeCloseTo(await recordedSeconds(server), 0);
  });

  it('takes the titles of the stream as the last input', async () => {
    const { server, admin, icecast, call } = await recording();
    const added = await call('playout/inputs/', 'POST', {
      name: 'Stream',
      system: 'icy',
      transport: { type: 'stream' },
    });
    expect(added.status).toBe(201);
    icecast.title('Rook - Salt');
    icecast.send(seconds(24));
    await expect.poll(() => segmentCount(server), slow).toBeGreaterThanOrEqual(4);
    await server.features.playout.settled();
    await call('logger/', 'PATCH', { active: false });
    expect((await eventsOf(server, admin)).at(-1)?.cart).toMatchObject({ title: 'Salt', artist: 'Rook' });
  });

  it('goes back to the titles of the stream when the last input is off, and loses nothing', async () => {
    const { server, admin, icecast, say, call, input } = await recording();
    icecast.send(seconds(14));
    await expect.poll(() => segmentCount(server), slow).toBeGreaterThanOrEqual(2);
    await say(2, { t: 'Blue Lantern', c: '1', k: 'A1', s: 300, type: 'song' });
    expect((await call(`playout/inputs/${input.id}/`, 'PATCH', { active: false })).status).toBe(200);
    icecast.title('Rook - Salt');
    icecast.send(seconds(26));
    await expect.poll(() => segmentCount(server), slow).toBeGreaterThanOrEqual(6);
    await call('logger/', 'PATCH', { active: false });
    const logged = await eventsOf(server, admin);
    expect(logged.at(-1)?.cart).toMatchObject({ title: 'Salt', artist: 'Rook' });
    expect(secondsOf(logged)).toBeCloseTo(await recordedSeconds(server), 0);
  });
});
