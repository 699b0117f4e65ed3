import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logRepeats } from '@postkit/sdk/schema';
import { demoAudio } from '../../../audio/demo/demo-audio.ts';
import { type DemoAudio, type EncodedSegment, framesToMs } from '../../../audio/index.ts';
import { runFfmpeg } from '../../../audio/testing/run-ffmpeg.ts';
import {
  firstStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import type { RepeatTables } from './repeat-tables.ts';
import '../../../testing/postgres/only-on-sqlite.ts';

/** 2026-09-22, 08:00 UTC. */
const startedAt = 1_790_064_000;

/** How a piece of audio is aired. */
interface Airing {
  title?: string;
  identifier?: string;
  /** Encoder of the stream, before the station encodes it again; an uncompressed stream by default. */
  bitrate?: '48k' | '128k';
  /** Seconds cut from the start. */
  skip?: number;
  /** Level in dB. */
  db?: number;
}

describe('createRepeats', { timeout: 180_000 }, () => {
  let server: TestStation;
  let admin: SignedIn;
  let at = startedAt;

  beforeAll(async () => {
    server = await startStation();
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  async function wavOf(...audio: DemoAudio[]): Promise<string> {
    const file = join(server.dataDir, 'aired.raw');
    const samples = audio.flatMap((part) => [...demoAudio(part)]);
    await writeFile(
      file,
      Buffer.concat(
        samples.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
      ),
    );
    return file;
  }

  async function encode(
    file: string,
    { bitrate, skip = 0, db = 0 }: Airing,
    raw: boolean,
  ): Promise<EncodedSegment[]> {
    const stream = join(server.dataDir, 'stream');
    const input = raw ? ['-f', 's16le', '-ar', '44100', '-ac', '2'] : [];
    const filters = `atrim=start=${skip},volume=${db}dB`;
    const format = bitrate ? ['-b:a', bitrate, '-f', 'mp3'] : ['-f', 'wav'];
    await writeFile(stream, await runFfmpeg(...input, '-i', file, '-af', filters, ...format, 'pipe:1'));
    const segments: EncodedSegment[] = [];
    await server.context.engine.ingest(
      { source: { file: stream } },
      { onSegment: (segment) => void segments.push(segment) },
    );
    return segments;
  }

  /** Adds encoded audio to the log as one event, a minute after the one before. Returns its id and when it aired. */
  async function log(
    segments: readonly EncodedSegment[],
    { title = 'Harbour hour', identifier = '' }: Pick<Airing, 'title' | 'identifier'>,
  ) {
    const station = firstStation(server);
    const stream = await server.features.audioEvents.log(station.id);
    const first_n = (stream.last?.n ?? -1) + 1;
    const started_at = Math.floor(at);
    for (const { data, peaks, frames } of segments) {
      await stream.append({ started_at_ms: Math.round(at * 1000), data, peaks }, async () => {});
      at += framesToMs(frames) / 1000;
    }
    at = Math.ceil(at) + 60;
    const frames = segments.reduce((sum, segment) => sum + segment.frames, 0);
    const range = {
      stream_id: stream.streamId,
      first_n,
      last_n: first_n + segments.length - 1,
      skip_frames: 0,
      drop_frames: 0,
      frames,
    };
    const event = {
      type_name: 'LOGGER',
      origin: 'log',
      title,
      identifier,
      category: 'Talk',
      started_at,
      ranges: [range],
    } as const;
    const [row] = await server.context.db.transaction((transaction) =>
      server.features.audioEvents.add(transaction, station, [event]),
    );
    if (!row) throw new Error('One event was to be made.');
    return { id: row.id, started_at };
  }

  /** Adds demo audio to the log without another encoder before. */
  async function airDirectly(demo: DemoAudio) {
    const segments: EncodedSegment[] = [];
    await server.context.engine.ingest(
      { source: { demo } },
      { onSegment: (segment) => void segments.push(segment) },
    );
    return log(segments, {});
  }

  const encoded = new Map<string, Promise<EncodedSegment[]>>();

  /** Encodes what airs more than once in the same way only once. */
  function once(key: unknown, run: () => Promise<EncodedSegment[]>): Promise<EncodedSegment[]> {
    const name = JSON.stringify(key);
    const segments = encoded.get(name) ?? run();
    encoded.set(name, segments);
    return segments;
  }

  const air = async (
    audio: DemoAudio | readonly DemoAudio[],
    { title = 'Harbour hour', identifier = '', ...airing }: Airing = {},
  ) =>
    log(await once([audio, airing], async () => encode(await wavOf(...[audio].flat()), airing, true)), {
      title,
      identifier,
    });

  const airLavfi = async (source: string) => {
    const segments = await once(source, async () => {
      const file = join(server.dataDir, 'sound.wav');
      await writeFile(file, await runFfmpeg('-f', 'lavfi', '-i', source, '-t', '22', '-f', 'wav', 'pipe:1'));
      return encode(file, {}, false);
    });
    return log(segments, {});
  };

  async function read(from = startedAt, to = startedAt + 86_400) {
    await server.context.jobs.idle();
    const response = await server.call(`/${server.slug}/api/v1/logger/repeats.json?start=${from}&end=${to}`, {
      as: admin,
    });
    return logRepeats.parse(await response.json());
  }
  /** The earlier airing of an event as the station reports it. */
  const earlierOf = async ({ id }: { id: number }) => {
    const { repeats, unheard } = await read();
    expect(unheard).toEqual([]);
    return repeats.find(({ event_id }) => event_id === id) ?? null;
  };

  it('finds a jingle that airs again at another bitrate, level and offset', async () => {
    const jingle = { kind: 'promo', seed: 4, seconds: 25 } as const;
    const first = await air(jingle, { title: 'Signature' });
    const again = await air(jingle, { title: 'A different title', bitrate: '48k', skip: 0.062, db: -9 });
    expect(await earlierOf(again)).toEqual({
      event_id: again.id,
      earlier_id: first.id,
      at: first.started_at,
    });
    expect(await earlierOf(first)).toBeNull();
  });

  it('finds no repeat in other speech under the same title', async () => {
    await air({ kind: 'news', seed: 6, seconds: 30 }, { title: 'News' });
    const other = await air({ kind: 'news', seed: 18, seconds: 30 }, { title: 'News' });
    expect(await earlierOf(other)).toBeNull();
  });

  it('names the latest of several airings', async () => {
    const song = { kind: 'music', seed: 7, seconds: 24 } as const;
    const [first, second, third] = [
      await air(song),
      await air(song, { bitrate: '48k' }),
      await air(song, { skip: 0.1 }),
    ];
    expect(await earlierOf(second)).toMatchObject({ earlier_id: first.id });
    expect(await earlierOf(third)).toMatchObject({ earlier_id: second.id });
  });

  it('finds a part of a longer event where it aired, and no repeat in a longer event with that part', async () => {
    const part = { kind: 'speech', seed: 11, seconds: 25 } as const;
    const long = await air([
      { kind: 'news', seed: 21, seconds: 30 },
      part,
      { kind: 'speech', seed: 32, seconds: 30 },
    ]);
    const excerpt = await air(part, { bitrate: '48k' });
    const found = await earlierOf(excerpt);
    expect(found).toMatchObject({ earlier_id: long.id });
    expect(Math.abs((found?.at ?? 0) - long.started_at - 30)).toBeLessThanOrEqual(1);
    const longAgain = await air([{ kind: 'speech', seed: 43, seconds: 30 }, part]);
    expect(await earlierOf(longAgain)).toBeNull();
  });

  it('finds a programme that is cut into events at other places', async () => {
    const [one, two] = [
      { kind: 'speech', seed: 52, seconds: 30 },
      { kind: 'speech', seed: 63, seconds: 30 },
    ] as const;
    const segments = await encode(await wavOf(one, two), {}, true);
    const cut = Math.floor(segments.length / 2);
    const before = at;
    const first = await log(segments.slice(0, cut), {});
    at = before + segments.slice(0, cut).reduce((sum, { frames }) => sum + framesToMs(frames), 0) / 1000;
    await log(segments.slice(cut), {});
    const again = await air([one, two], { bitrate: '48k' });
    expect(await earlierOf(again)).toMatchObject({ earlier_id: first.id, at: first.started_at });
  });

  it('never matches silence, tones or noise with each other', async () => {
    const noise = [1, 2].map((seed) => [
      `anoisesrc=a=0.2:seed=${seed}`,
      `anoisesrc=c=pink:a=0.1:seed=${seed + 5}`,
    ]);
    const steady = ['anullsrc=r=44100:cl=stereo', 'sine=440:r=44100'];
    const events = [];
    for (const source of [...steady, ...steady, ...noise.flat()]) events.push(await airLavfi(source));
    for (const event of events) expect(await earlierOf(event)).toBeNull();
  });

  it('finds no repeat in the sound of another cart, and none under twenty seconds', async () => {
    const song = { kind: 'music', seed: 8, seconds: 24 } as const;
    await air(song, { identifier: 'MUS-1' });
    expect(await earlierOf(await air(song, { identifier: 'MUS-2' }))).toBeNull();
    expect(await earlierOf(await air(song, { identifier: 'MUS-1' }))).not.toBeNull();
    const short = { kind: 'speech', seed: 71, seconds: 15 } as const;
    await air(short);
    expect(await earlierOf(await air(short))).toBeNull();
  });

  it('has a recall of one and a precision of one on demo audio', async () => {
    const kinds = ['speech', 'news', 'promo', 'music'] as const;
    // Demo songs of one style share chords and sounds, so each one here has another of the six.
    const audio = kinds.flatMap((kind) => [105, 106].map((seed): DemoAudio => ({ kind, seed, seconds: 22 })));
    const ids = new Map<number, number>();
    for (const [index, one] of audio.entries()) ids.set((await airDirectly(one)).id, index);
    const again: { id: number; index: number }[] = [];
    for (const [index, one] of audio.entries()) {
      const variant = {
        bitrate: index % 2 ? '48k' : '128k',
        skip: (index % 5) * 0.031,
        db: -3 * (index % 4),
      } as const;
      again.push({ id: (await air(one, variant)).id, index });
    }
    const { repeats } = await read();
    const found = new Map(repeats.map(({ event_id, earlier_id }) => [event_id, ids.get(earlier_id)]));
    expect(again.map(({ id }) => found.get(id))).toEqual(again.map(({ index }) => index));
    expect([...ids.keys()].filter((id) => found.has(id))).toEqual([]);
  });

  it('lists events that are not compared yet, compares them after a restart, and announces what it finds', async () => {
    const { db, jobs } = server.context;
    const song = { kind: 'promo', seed: 19, seconds: 22 } as const;
    const [first, again] = [await air(song), await air(song)];
    await read();
    // As after an upgrade: nothing is known of these events.
    const tables = db.tables<RepeatTables>();
    for (const { id } of [first, again]) {
      await tables.deleteFrom('fingerprints').where('event_id', '=', id).execute();
      await tables
        .insertInto('unheard_events')
        .values({ event_id: id, station_id: firstStation(server).id })
        .execute();
    }
    const span = `start=${first.started_at}&end=${again.started_at + 1}`;
    const response = await server.call(`/${server.slug}/api/v1/logger/repeats.json?${span}`, { as: admin });
    expect(await response.json()).toEqual({ repeats: [], unheard: [first.id, again.id] });
    const { dataDir } = server;
    await jobs.stop();
    await server.stop();
    server = await startStation({ dataDir });
    admin = await server.signIn();
    expect(await earlierOf(again)).toMatchObject({ earlier_id: first.id });
    const announced = await server.context.db
      .tables<{ live_events: { name: string; data: string } }>()
      .selectFrom('live_events')
      .select('data')
      .where('name', '=', 'repeats_changed')
      .execute();
    expect(announced.length).toBeGreaterThan(0);
  });

  it('forgets an event whose audio is deleted', async () => {
    const song = { kind: 'promo', seed: 26, seconds: 22 } as const;
    const [first, again] = [await air(song), await air(song)];
    expect(await earlierOf(again)).not.toBeNull();
    const events = server.context.db.tables<{ audio_events: { id: number; gone: number } }>();
    await events.updateTable('audio_events').set({ gone: 1 }).where('id', '=', first.id).execute();
    expect(await earlierOf(again)).toBeNull();
  });

  it('is separate for each station and hidden from users with a podcast licence', async () => {
    const { accounts } = server.features;
    const companyId = await accounts.addCompany('Another company');
    const other = await accounts.addStation({
      companyId,
      slug: 'other',
      name: 'Other',
      title: 'Other',
      timezone: 'UTC',
      features: {},
    });
    const person = await makeUser(server, { stations: [{ stationId: other.id, licence: 'logger' }] });
    const path = `/api/v1/logger/repeats.json?start=${startedAt}&end=${startedAt + 86_400}`;
    const own = await server.call(`/other${path}`, {
      as: await server.signIn(person.username, person.password),
    });
    expect(await own.json()).toEqual({ repeats: [], unheard: [] });
    const podcaster = await makeUser(server, {
      stations: [{ stationId: firstStation(server).id, licence: 'podcast', admin: true }],
    });
    const refused = await server.call(`/${server.slug}${path}`, {
      as: await server.signIn(podcaster.username, podcaster.password),
    });
    expect(refused.status).toBe(403);
  });
});
