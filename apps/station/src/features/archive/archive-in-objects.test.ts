import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkArchive } from '../../archive-check/check-archive.ts';
import { id3Bytes } from '../../audio/index.ts';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { setTracing, type SpanFacts } from '../../platform/telemetry/tracing.ts';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { makeLog } from '../../testing/make-log.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import type { ArchiveStoreTables } from './archive-tables.ts';
import { idleMs } from './pack-file.ts';

let s3: S3Server;
let server: TestStation;
let admin: SignedIn;
let clock: FakeClock;

const env = () => ({ ...s3.env, POSTKIT_ARCHIVE: 'objects' });
beforeAll(async () => {
  s3 = await startS3Server();
  clock = createFakeClock(Date.now());
  server = await startStation({ env: env(), clock });
  admin = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

/** Lets the station move all recorded audio to the bucket. */
async function moveAll(): Promise<void> {
  for (let minute = 0; minute <= idleMs / 60_000; minute += 1) {
    clock.advance(60_001);
    await server.context.jobs.idle();
  }
  expect(await tail()).toEqual([]);
}

const tail = () =>
  server.context.db
    .tables<ArchiveStoreTables>()
    .selectFrom('archive_tail')
    .select(['file', 'offset'])
    .execute();

/** Every response that reads an event's audio. */
async function audioOf(id: number): Promise<unknown[]> {
  const paths = [0, 1, 2].map((position) => `event/${id}/${position}.m4s`);
  const responses = await Promise.all(
    [...paths, `api/v1/event/${id}/peaks.json`].map((path) =>
      server.call(`/${server.slug}/${path}`, { as: admin }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return Promise.all(
    responses.map(async (response) => Buffer.from(await response.arrayBuffer()).toString('base64')),
  );
}

describe('a station whose archive is in objects', { timeout: 60_000 }, () => {
  it('plays, draws and renders audio of the log and of uploads alike from the database and from the bucket', async () => {
    const [logged] = await makeLog(server, { pieces: [{ title: 'The harbour', segments: 3 }] });
    const uploaded = await makeEvent(server, { segments: 3 });
    if (!logged) throw new Error('No event was created.');
    const ids = [logged.id, uploaded.id];
    const render = async () => {
      const { id } = await makeEpisode(server, { eventIds: ids });
      const response = await server.call(`/${server.slug}/audio/${id}.mp3`);
      const bytes = Buffer.from(await response.arrayBuffer());
      // The tag names the episode.
      return bytes.subarray(id3Bytes(bytes)).toString('base64');
    };
    const before = [...(await Promise.all(ids.map(audioOf))), await render()];
    expect(await tail()).toHaveLength(6);
    await moveAll();
    const after = [...(await Promise.all(ids.map(audioOf))), await render()];
    expect(after).toEqual(before);
    expect(existsSync(join(server.dataDir, 'archive'))).toBe(false);
  });

  it('has a span for each object to which it moves segments', async () => {
    const spans: SpanFacts[] = [];
    setTracing({
      run(facts, work) {
        spans.push(facts);
        return work({ set: () => undefined, fail: () => undefined });
      },
      record: () => undefined,
      traceparent: () => undefined,
    });
    onTestFinished(() => setTracing(null));
    await makeEvent(server, { segments: 4 });
    await moveAll();
    const moved = spans.filter(({ name }) => name === 'recording object').map(({ attributes }) => attributes);
    expect(moved).toEqual([
      { 'postkit.recording.segments': 4, 'postkit.recording.bytes': expect.any(Number) },
    ]);
  });

  it('continues a log after a restart, with nothing of it on the disk', async () => {
    const [before] = await makeLog(server, { pieces: [{ title: 'Before', segments: 3 }] });
    await server.stop();
    await rm(join(server.dataDir, 'files'), { recursive: true });
    server = await startStation({ env: env(), clock, dataDir: server.dataDir });
    admin = await server.signIn();
    const startedAt = Math.floor(clock.now() / 1000) - 3500;
    const [after] = await makeLog(server, { startedAt, pieces: [{ title: 'After', segments: 3 }] });
    if (!before || !after) throw new Error('No event was created.');
    const audio = [await audioOf(before.id), await audioOf(after.id)];
    await moveAll();
    expect([await audioOf(before.id), await audioOf(after.id)]).toEqual(audio);
  });

  it('is checked like one in files', async () => {
    await makeEvent(server);
    await server.context.archiveObjects?.put('archive/forgotten', Buffer.alloc(5));
    const report = await checkArchive(server.context.config, () => undefined);
    expect(report).toMatchObject({ is_damaged: false, faults: [], trailing_bytes: [], without_peaks: [] });
    expect(report.segments).toBeGreaterThan(6);
    expect(report.orphans).toEqual([{ file: 'archive/forgotten', bytes: 5 }]);
  });

  it('keeps audio out of a deleted file', async () => {
    const [part] = await server.features.audioEvents.partsOf(await makeEvent(server));
    const file = part?.segments[0]?.file ?? '';
    await moveAll();
    await server.context.archive.removeFile(file);
    clock.advance(3_600_001);
    await moveAll();
    const report = await checkArchive(server.context.config, () => undefined);
    expect(report.faults.map(({ file: name, state }) => [name, state])).toEqual([[file, 'missing']]);
    expect(report.orphans).toEqual([{ file: 'archive/forgotten', bytes: 5 }]);
  });

  it('does not start as one in files, nor one in files as this', async () => {
    await server.stop();
    await expect(startStation({ env: s3.env, dataDir: server.dataDir })).rejects.toThrow(
      'set POSTKIT_ARCHIVE=objects',
    );
    server = await startStation({ env: env(), clock, dataDir: server.dataDir });
    const files = await startStation();
    await makeEvent(files);
    await files.stop();
    await expect(startStation({ env: env(), dataDir: files.dataDir })).rejects.toThrow('is in files');
    await (await startStation({ dataDir: files.dataDir })).close();
  });
});
