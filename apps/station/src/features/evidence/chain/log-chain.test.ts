import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../../platform/fake-clock.ts';
import { firstStation, startStation, type SignedIn, type TestStation } from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { chainCalls } from '../testing/evidence-calls.ts';
import { storedList } from './read-list.ts';
import '../../../testing/postgres/also-on-postgres.ts';

const hourMs = 3_600_000;
const start = Date.UTC(2026, 5, 1, 12);

let clock: FakeClock;
let server: TestStation;
let admin: SignedIn;
let calls: ReturnType<typeof chainCalls>;

beforeEach(async () => {
  clock = createFakeClock(start);
  server = await startStation({ clock });
  admin = await server.signIn();
  calls = chainCalls(server, () => admin);
});
afterEach(() => server.close());

/** Records segments after the hour of the start, and lets that hour pass. */
async function recordedHour(hour: number, segments = 3): Promise<void> {
  await makeLog(server, {
    startedAt: start / 1000 + hour * 3600 + 60,
    pieces: [{ title: 'Talk', segments }],
  });
  if (clock.now() < start + (hour + 1) * hourMs + 300_000)
    clock.advance(start + (hour + 1) * hourMs + 300_000 - clock.now());
}

/** A chain of a start and two hours. */
async function twoHours(): Promise<void> {
  await makeLog(server, { startedAt: start / 1000 - 7200 });
  await calls.seal();
  await recordedHour(0);
  await recordedHour(1);
  await calls.seal();
}

const statement = (query: ReturnType<typeof sql>) => query.execute(server.context.db.tables());
const file = (hour: string) =>
  join(server.dataDir, 'archive', `log-${firstStation(server).id}`, `${hour}.aac`);

describe('the chain of a log', () => {
  it('begins with the hour in which the station has it first, and says so', async () => {
    await makeLog(server, { startedAt: start / 1000 - 7200 });
    await calls.seal();
    const chain = await calls.chain();
    expect([chain.since, chain.length, await calls.kinds()]).toEqual([start / 1000, 1, ['start']]);
    expect(await calls.check(0)).toMatchObject({ state: 'start', differences: [] });
  });

  it('has a link for each hour that is over, with the hash of the one before', async () => {
    await twoHours();
    await recordedHour(2);
    clock.advance(-hourMs);
    await calls.seal();
    const { manifests, key_fingerprint } = await calls.chain();
    expect(await calls.kinds()).toEqual(['start', 'hour', 'hour']);
    const hashes = manifests.map(({ text }) => createHash('sha256').update(text).digest('hex'));
    const links = manifests.map(({ text }) => readManifest(text));
    expect(manifests.map(({ sha256 }) => sha256)).toEqual(hashes);
    expect(links.map((link) => link?.previous)).toEqual([null, ...hashes.slice(0, -1)]);
    expect(links[1]).toMatchObject({
      station: server.slug,
      segments: 3,
      hour: expect.stringMatching(/T12$/),
    });
    expect(key_fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(await calls.check(1)).toEqual({
      seq: 1,
      hour: '2026-06-01T12',
      state: 'whole',
      segments: 3,
      unreadable: 0,
      differences: [],
    });
    expect((await calls.chain(2)).manifests.map(({ seq }) => seq)).toEqual([2]);
  });

  it('hashes an hour once, and segments that come later as late', async () => {
    await twoHours();
    await calls.seal();
    expect(await calls.kinds()).toEqual(['start', 'hour', 'hour']);
    await server.context.jobs.idle();
    // A segment of the last hour, as another machine copies it.
    await statement(sql`insert into segments (stream_id, n, file_id, "offset", length, frames, started_at_ms, crc32)
      select stream_id, n + 1, file_id, "offset", length, frames, started_at_ms + 4969, crc32 from segments
      where n = (select max(n) from segments)`);
    expect((await calls.check(2)).differences).toMatchObject([{ kind: 'added' }]);
    clock.advance(3 * hourMs);
    await server.context.jobs.idle();
    await calls.seal();
    expect(await calls.kinds()).toEqual(['start', 'hour', 'hour', 'late']);
    expect([(await calls.check(2)).state, (await calls.check(3)).state]).toEqual(['whole', 'whole']);
  });

  it('lists the gaps of an hour', async () => {
    await makeLog(server, { startedAt: start / 1000 });
    await calls.seal();
    await makeLog(server, { startedAt: start / 1000 + 600 });
    await recordedHour(0, 1);
    await calls.seal();
    const row = await statement(sql`select list from log_manifests where seq = 1`);
    const [{ list }] = row.rows as [{ list: Uint8Array }];
    expect(storedList({ list })).toMatch(/\ngap \d+ 1780315800000\n/);
  });

  it('records that the station removes an hour because of its age', async () => {
    await twoHours();
    clock.advance(92 * 24 * hourMs);
    await server.context.jobs.idle();
    clock.advance(hourMs);
    await server.context.jobs.idle();
    admin = await server.signIn();
    expect(await calls.kinds()).toEqual(['start', 'hour', 'hour', 'removed', 'removed']);
    const { manifests } = await calls.chain();
    expect(manifests.map(({ is_removed }) => is_removed)).toEqual([false, true, true, true, true]);
    for (const seq of [1, 2, 3, 4])
      expect(await calls.check(seq)).toMatchObject({ state: 'removed', differences: [] });
    const { rows } = await statement(sql`select seq from log_manifests where list is not null`);
    expect(rows).toEqual([]);
  });

  it('lists damaged audio without a hash, and does not report it as changed later', async () => {
    await makeLog(server, { startedAt: start / 1000 });
    await calls.seal();
    const bytes = await readFile(file('2026-06-01T12'));
    bytes[200] = (bytes[200] ?? 0) ^ 1;
    await writeFile(file('2026-06-01T12'), bytes);
    clock.advance(2 * hourMs);
    await server.context.jobs.idle();
    await calls.seal();
    expect(await calls.check(1)).toMatchObject({ state: 'whole', unreadable: 1 });
  });
});

describe('the verification of the chain', () => {
  it.each<[name: string, kind: string, tamper: () => Promise<unknown>]>([
    [
      'one bit of the audio',
      'changed',
      async () => {
        const bytes = await readFile(file('2026-06-01T12'));
        bytes[5000] = (bytes[5000] ?? 0) ^ 0x10;
        await writeFile(file('2026-06-01T12'), bytes);
      },
    ],
    ['a missing file', 'missing', () => rm(file('2026-06-01T12'))],
    [
      'a missing segment',
      'missing',
      () => statement(sql`delete from segments where n = (select max(n) - 4 from segments)`),
    ],
    [
      'another time',
      'changed',
      () =>
        statement(
          sql`update segments set started_at_ms = started_at_ms + 1 where n = (select max(n) - 4 from segments)`,
        ),
    ],
    [
      'one bit of the manifest',
      'manifest',
      () =>
        statement(
          sql`update log_manifests set text = replace(text, '"segments":3', '"segments":2') where seq = 1`,
        ),
    ],
    [
      'a manifest with a new hash',
      'manifest',
      async () => {
        const { rows } = await statement(sql`select text from log_manifests where seq = 0`);
        const text = (rows[0] as { text: string }).text.replace('T12', 'T11');
        const sha256 = createHash('sha256').update(text).digest('hex');
        await statement(sql`update log_manifests set text = ${text}, sha256 = ${sha256} where seq = 0`);
      },
    ],
    ['one bit of the list', 'list', () => changeList((text) => text.replace('segment 2', 'segment 3'))],
    ['a gap line', 'gap', () => changeList((text) => `${text}gap 1780315200000 1780315203000\n`)],
  ])('finds %s, and names its hour', async (_, kind, tamper) => {
    await twoHours();
    expect((await calls.check(1)).state).toBe('whole');
    await tamper();
    const { state, hour, differences } = await calls.check(1);
    expect([state, hour]).toEqual(['differs', '2026-06-01T12']);
    expect(differences.map((difference) => difference.kind)).toContain(kind);
    expect((await calls.check(2)).state).toBe('whole');
  });

  async function changeList(change: (text: string) => string): Promise<void> {
    const { rows } = await statement(sql`select list from log_manifests where seq = 1`);
    const text = gunzipSync((rows[0] as { list: Uint8Array }).list).toString('utf8');
    expect(change(text)).not.toBe(text);
    await statement(sql`update log_manifests set list = ${gzipSync(change(text))} where seq = 1`);
  }
});
