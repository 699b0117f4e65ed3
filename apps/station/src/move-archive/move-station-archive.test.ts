import { execFile } from 'node:child_process';
import { rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkArchive } from '../archive-check/check-archive.ts';
import { startStation, type TestStation } from '../testing/index.ts';
import { makeEvent } from '../testing/make-event.ts';
import { makeLog } from '../testing/make-log.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import { stationProgram } from '../testing/station-program.ts';

const run = promisify(execFile);
let s3: S3Server;
let station: TestStation;

beforeAll(async () => {
  s3 = await startS3Server();
  station = await startStation();
});
afterAll(async () => {
  await station.close();
  await s3.close();
});

/** Runs the command as an operator does. */
async function move(): Promise<{ code: number; stdout: string; stderr: string }> {
  const { POSTKIT_STORAGE: _unset, ...credentials } = s3.env;
  const { databaseUrl } = station.context.config;
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...credentials,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const command = [
    ...stationProgram('postkit-station'),
    'archive',
    'move',
    '--to',
    s3.address,
    station.dataDir,
  ];
  return run(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

async function responsesOf(ids: readonly number[]): Promise<string[]> {
  const as = await station.signIn();
  const paths = ids.flatMap((id) => [
    `event/${id}/0.m4s`,
    `event/${id}/1.m4s`,
    `api/v1/event/${id}/peaks.json`,
  ]);
  return Promise.all(
    paths.map(async (path) =>
      Buffer.from(await (await station.call(`/${station.slug}/${path}`, { as })).arrayBuffer()).toString(
        'base64',
      ),
    ),
  );
}

const toObjects = () =>
  startStation({ dataDir: station.dataDir, env: { ...s3.env, POSTKIT_ARCHIVE: 'objects' } });

describe('postkit-station archive move', { timeout: 60_000 }, () => {
  it('moves recorded audio to a bucket, continues after an interruption, and reports what was missing before', async () => {
    const [logged] = await makeLog(station, { pieces: [{ title: 'The harbour', segments: 70 }] });
    const [uploaded, torn] = [await makeEvent(station), await makeEvent(station, { segments: 2 })];
    if (!logged) throw new Error('No event was created.');
    const ids = [logged.id, uploaded.id];
    const before = await responsesOf(ids);
    const fileOf = async (event: typeof torn) =>
      (await station.features.audioEvents.partsOf(event))[0]?.segments ?? [];
    const [, second] = await fileOf(torn);
    const archive = join(station.dataDir, 'archive');
    await truncate(join(archive, second?.file ?? ''), second?.offset ?? 0);
    const log = join(archive, (await fileOf(logged))[0]?.file ?? '');

    await station.stop();
    await rename(log, `${log}.away`);
    const first = await move();
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toContain('1 missing');
    await rename(`${log}.away`, log);
    await expect(toObjects()).rejects.toThrow('archive move');
    const again = await move();
    expect(again.stdout).toContain('1 files with');

    await rm(archive, { recursive: true });
    station = await toObjects();
    expect(await responsesOf(ids)).toEqual(before);
    const report = await checkArchive(station.context.config, () => undefined);
    expect(report.faults).toMatchObject([{ file: second?.file, state: 'short', segments: 1 }]);
    expect([report.orphans, report.without_peaks]).toEqual([[], []]);
  });
});
