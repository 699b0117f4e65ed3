import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  audioEvent,
  logFallback,
  logGap,
  logSource,
  resourceList,
  type LogSource,
} from '@postkit/sdk/schema';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { startChildStation } from '../../testing/child-station.ts';
import { decodedSeconds } from '../../testing/decoded-seconds.ts';
import { fakeIcecast, type FakeIcecast } from '../../testing/fake-icecast.ts';
import {
  firstStation,
  listenLive,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { signIn } from '../../testing/sign-in.ts';
import '../../testing/postgres/also-on-postgres.ts';

const slow = { timeout: 50_000, interval: 50 };
const events = resourceList(audioEvent);

let mp3: Buffer;
beforeAll(async () => {
  const tone = ['-f', 'lavfi', '-i', 'sine=330:d=20', '-c:a', 'libmp3lame', '-b:a', '64k'];
  mp3 = await runFfmpeg(...tone, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3', 'pipe:1');
});
/** A number of seconds of the tone. */
const seconds = (count: number): Buffer => mp3.subarray(0, count * 8000);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(
  options: Parameters<typeof startStation>[0] = {},
): Promise<{ server: TestStation; admin: SignedIn }> {
  const server = await startStation({
    ...options,
    env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1', ...options.env },
  });
  closing.push(() => server.close());
  return { server, admin: await server.signIn() };
}

async function streaming(): Promise<FakeIcecast> {
  const icecast = await fakeIcecast();
  closing.push(async () => icecast[Symbol.asyncDispose]());
  return icecast;
}

const patch = (server: TestStation, as: SignedIn, json: unknown) =>
  server.call(`/${server.slug}/api/v1/logger/`, { method: 'PATCH', as, json });

async function sourceOf(server: TestStation, as: SignedIn): Promise<LogSource> {
  return logSource.parse(await (await server.call(`/${server.slug}/api/v1/logger/`, { as })).json());
}

async function eventsOf(server: TestStation, as: SignedIn) {
  const response = await server.call(
    `/${server.slug}/api/v1/event/?cart__type_name=LOGGER&order=ASC&limit=0`,
    { as },
  );
  return events.parse(await response.json()).objects;
}

async function gapsOf(server: TestStation, as: SignedIn) {
  const response = await server.call(
    `/${server.slug}/api/v1/logger/gaps.json?start=0&end=${Math.ceil(Date.now() / 1000) + 3600}`,
    { as },
  );
  return z.object({ gaps: z.array(logGap) }).parse(await response.json()).gaps;
}

async function fallbacksOf(server: TestStation, as: SignedIn) {
  const response = await server.call(
    `/${server.slug}/api/v1/logger/fallbacks.json?start=0&end=${Math.ceil(Date.now() / 1000) + 3600}`,
    {
      as,
    },
  );
  return z.object({ fallbacks: z.array(logFallback) }).parse(await response.json()).fallbacks;
}

const segmentsOf = async (server: TestStation): Promise<number> => {
  const { last } = await server.features.audioEvents.log(firstStation(server).id);
  return last === null ? 0 : last.n + 1;
};

describe('createLogger', { timeout: 60_000 }, () => {
  it('logs nothing by default', async () => {
    const { server, admin } = await open();
    expect(await sourceOf(server, admin)).toEqual({
      url: '',
      fallback_url: '',
      title_encoding: null,
      fallback_title_encoding: null,
      active: false,
      rules: [],
      default_category: 'Talk',
      has_credentials: false,
      has_fallback_credentials: false,
      alerts: { after_minutes: 5, emails: [], webhook_url: '', has_webhook: false, can_mail: false },
      state: 'off',
      since: null,
      error: '',
      recorded_address: null,
      recorded_kind: null,
      main_error: '',
      title: '',
      level: null,
      is_opposite_phase: false,
      connected_at: null,
      last_segment_at: null,
    });
    expect((await patch(server, admin, { active: true })).status).toBe(400);
  });

  it('records a stream and cuts it into events where a title starts, with the category of its rule', async () => {
    const { server, admin } = await open();
    const icecast = await streaming();
    const live = await listenLive(server, admin);
    closing.push(async () => live.close());
    const rules = [{ contains: 'tidewater', category: 'Music' }];
    const started = await patch(server, admin, {
      url: icecast.url,
      active: true,
      rules,
      default_category: 'Live',
    });
    expect(started.status).toBe(200);
    await expect.poll(() => icecast.connections, slow).toBe(1);
    icecast.title('The Tidewater Six - Blue Lantern');
    icecast.send(seconds(16));
    expect(await live.next('log_source_changed')).toEqual({ active: true });
    expect(await live.next('recording_changed')).toMatchObject({
      state: expect.stringMatching(/connecting|recording/),
    });
    await expect.poll(() => segmentsOf(server), slow).toBeGreaterThanOrEqual(2);
    expect(await sourceOf(server, admin)).toMatchObject({
      state: 'recording',
      since: expect.any(Number),
      error: '',
      title: 'The Tidewater Six - Blue Lantern',
      level: expect.closeTo(-21, -1),
      last_segment_at: expect.any(Number),
    });

    icecast.title('Sunday talk');
    icecast.send(seconds(18));
    const { event_id } = await live.next('events_changed');
    const [song] = await eventsOf(server, admin);
    expect(song?.id).toBe(event_id);
    expect(song?.cart).toMatchObject({
      title: 'Blue Lantern',
      artist: 'The Tidewater Six',
      category: { name: 'Music' },
    });

    expect((await patch(server, admin, { active: false })).status).toBe(200);
    const [first, second, ...more] = await eventsOf(server, admin);
    expect(more).toEqual([]);
    expect(second?.cart).toMatchObject({
      title: 'Sunday talk',
      artist: '',
      category: { name: 'Live' },
      type_name: 'LOGGER',
    });
    const total = (first?.duration ?? 0) + (second?.duration ?? 0);
    expect(total).toBeGreaterThan(33);
    const heard = await decodedSeconds(`${server.url}/${server.slug}/event/${second?.id}.m3u8`, {
      authorization: admin.authorization,
    });
    expect(heard).toBeCloseTo(second?.duration ?? 0, 1);
    expect((await sourceOf(server, admin)).state).toBe('off');
  });

  it('reconnects after a drop, and marks the gap', async () => {
    const { server, admin } = await open();
    const icecast = await streaming();
    await patch(server, admin, { url: icecast.url, active: true });
    await expect.poll(() => icecast.connections, slow).toBe(1);
    icecast.send(seconds(11));
    await expect.poll(() => segmentsOf(server), slow).toBeGreaterThanOrEqual(2);
    icecast.refusing = true;
    icecast.drop();
    await expect.poll(() => icecast.connections, slow).toBeGreaterThanOrEqual(5);
    expect(await sourceOf(server, admin)).toMatchObject({
      state: 'lost',
      since: expect.any(Number),
      error: 'The stream answered 503.',
      level: null,
      is_opposite_phase: false,
      connected_at: null,
    });
    icecast.refusing = false;
    const before = icecast.connections;
    await expect.poll(() => icecast.connections, slow).toBeGreaterThan(before);
    const stored = await segmentsOf(server);
    icecast.send(seconds(1));
    await expect.poll(async () => (await sourceOf(server, admin)).state, slow).toBe('lost');
    icecast.refusing = true;
    icecast.drop();
    await expect.poll(() => segmentsOf(server), slow).toBeGreaterThan(stored);
    expect(await sourceOf(server, admin)).toMatchObject({ state: 'lost', level: null });
    await patch(server, admin, { active: false });
    const gaps = await gapsOf(server, admin);
    expect((gaps[0]?.end ?? 0) - (gaps[0]?.start ?? 0)).toBeGreaterThanOrEqual(1);
  });

  it('decodes titles by its setting, which a change applies at once', async () => {
    const { server, admin } = await open();
    const icecast = await streaming();
    const cyrillic = Buffer.from([0xcd, 0xee, 0xe2, 0xee, 0xf1, 0xf2, 0xe8]);
    const hear = async (connections: number) => {
      await expect.poll(() => icecast.connections, slow).toBe(connections);
      icecast.title(cyrillic);
      icecast.send(seconds(1));
    };
    await patch(server, admin, { url: icecast.url, active: true });
    await hear(1);
    await expect.poll(async () => (await sourceOf(server, admin)).title, slow).toBe('Íîâîñòè');
    expect(await (await patch(server, admin, { title_encoding: 'CP1251' })).json()).toMatchObject({
      title_encoding: 'windows-1251',
    });
    await hear(2);
    await expect.poll(async () => (await sourceOf(server, admin)).title, slow).toBe('Новости');
    for (const title_encoding of ['klingon', 'utf-16', 'utf-16le']) {
      const refused = await patch(server, admin, { title_encoding });
      expect(refused.status).toBe(400);
      expect((await refused.json()).errors).toEqual({
        title_encoding: [expect.stringContaining('windows-1251')],
      });
    }
    expect((await patch(server, admin, { fallback_title_encoding: '' })).status).toBe(400);
    expect(await sourceOf(server, admin)).toMatchObject({
      title_encoding: 'windows-1251',
      fallback_title_encoding: null,
    });
    await patch(server, admin, { title_encoding: null });
    expect(await sourceOf(server, admin)).toMatchObject({ title_encoding: null });
  });

  it('records the fallback when the stream fails, and lists that time', async () => {
    const { server, admin } = await open();
    const [icecast, fallback] = [await streaming(), await streaming()];
    fallback.password = 'ina:secret';
    await patch(server, admin, {
      url: icecast.url,
      fallback_url: fallback.url.replace('http://', 'http://ina:secret@'),
      active: true,
      default_category: 'Live',
    });
    expect(await sourceOf(server, admin)).toMatchObject({
      fallback_url: fallback.url,
      has_fallback_credentials: true,
    });
    await expect.poll(() => icecast.connections, slow).toBe(1);
    icecast.title('Before the failure');
    icecast.send(seconds(11));
    await expect.poll(() => segmentsOf(server), slow).toBeGreaterThanOrEqual(2);
    expect(await sourceOf(server, admin)).toMatchObject({ recorded_address: 'main', main_error: '' });
    expect(await fallbacksOf(server, admin)).toEqual([]);
    icecast.refusing = true;
    icecast.drop();
    await expect.poll(() => fallback.connections, slow).toBe(1);
    fallback.title('From the fallback');
    fallback.send(seconds(11));
    await expect.poll(async () => (await sourceOf(server, admin)).recorded_address, slow).toBe('fallback');
    expect(await sourceOf(server, admin)).toMatchObject({
      state: 'recording',
      error: '',
      main_error: 'The stream could not be read.',
    });
    await expect.poll(() => fallbacksOf(server, admin), slow).toHaveLength(1);
    await patch(server, admin, { active: false });

    const logged = await eventsOf(server, admin);
    expect(logged.map(({ cart }) => cart.title)).toEqual(['Before the failure', 'From the fallback']);
    const [stretch, ...more] = await fallbacksOf(server, admin);
    expect(more).toEqual([]);
    const event = logged[1];
    expect(stretch?.start).toBeCloseTo(event?.started_at ?? 0, -0.5);
    // Whole seconds that contain the stretch, so up to one more at each end.
    const excess = (stretch?.end ?? 0) - (stretch?.start ?? 0) - (event?.duration ?? 0);
    expect(excess).toBeGreaterThanOrEqual(-0.1);
    expect(excess).toBeLessThan(2);
    expect(await sourceOf(server, admin)).toMatchObject({
      state: 'off',
      recorded_address: null,
      main_error: '',
    });
  });

  it('loses no committed audio after kill -9, and resumes recording at the next start', async () => {
    const icecast = await streaming();
    const first = await open();
    await patch(first.server, first.admin, { default_category: 'Live' });
    await first.server.stop();
    const child = await startChildStation(first.server.dataDir, { POSTKIT_ALLOW_PRIVATE_FETCH: '1' });
    closing.push(() => child.kill());
    const body = JSON.stringify({ url: icecast.url, active: true });
    const headers = { 'content-type': 'application/json' };
    await child.call(`/${first.server.slug}/api/v1/logger/`, { method: 'PATCH', body, headers });
    await expect.poll(() => icecast.connections, slow).toBe(1);
    icecast.title('Before the crash');
    icecast.send(seconds(18));
    const last = async () =>
      (await (await child.call(`/${first.server.slug}/api/v1/logger/`)).json()).last_segment_at;
    await expect.poll(last, slow).not.toBeNull();
    await child.kill();

    const { server, admin } = await open({ dataDir: first.server.dataDir });
    const stored = await segmentsOf(server);
    expect(stored).toBeGreaterThanOrEqual(1);
    await expect.poll(() => icecast.connections, slow).toBe(2);
    icecast.title('After the crash');
    icecast.send(seconds(11));
    await expect.poll(() => segmentsOf(server), slow).toBeGreaterThan(stored);
    await patch(server, admin, { active: false });
    const logged = await eventsOf(server, admin);
    expect(logged[0]?.cart.title).toBe('Before the crash');
    const stream = await server.features.audioEvents.log(firstStation(server).id);
    const rows = await server.context.db
      .tables<{ segments: { stream_id: number; frames: number } }>()
      .selectFrom('segments')
      .select('frames')
      .where('stream_id', '=', stream.streamId)
      .execute();
    const frames = rows.reduce((sum, row) => sum + row.frames, 0);
    expect(logged.reduce((sum, event) => sum + event.frame_count, 0)).toBe(frames);
  });

  it('refuses private addresses unless the installation allows them, with a message', async () => {
    const { server, admin } = await open({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '0' } });
    const refused = await patch(server, admin, { url: 'http://127.0.0.1:8000/live', active: true });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error_message: expect.stringContaining('POSTKIT_ALLOW_PRIVATE_FETCH=1'),
    });
    await patch(server, admin, { url: 'http://localhost:8000/live', active: true });
    await expect
      .poll(async () => (await sourceOf(server, admin)).error, slow)
      .toContain('POSTKIT_ALLOW_PRIVATE_FETCH=1');
    await patch(server, admin, { active: false });
  });

  it('can be changed by admins, and is hidden from users with a podcast licence', async () => {
    const { server } = await open();
    const stationId = firstStation(server).id;
    const user = await makeUser(server);
    const podcast = await makeUser(server, { stations: [{ stationId, licence: 'podcast', admin: true }] });
    const [person, podcaster] = [
      await signIn(server.url, user.username, user.password),
      await signIn(server.url, podcast.username, podcast.password),
    ];
    expect((await patch(server, person, { default_category: 'Music' })).status).toBe(403);
    expect((await server.call(`/${server.slug}/api/v1/logger/`, { as: person })).status).toBe(200);
    expect((await server.call(`/${server.slug}/api/v1/logger/`, { as: podcaster })).status).toBe(403);
  });
});
