import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStation, type TestStation } from '../testing/index.ts';
import { isOnPostgres } from '../testing/postgres/test-postgres.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import { stationProgram } from '../testing/station-program.ts';

const run = promisify(execFile);
let s3: S3Server;
let station: TestStation;
/** The data folder of the machine on which the command runs. */
let here: string;

beforeEach(async () => {
  if (!isOnPostgres) return;
  s3 = await startS3Server();
  station = await startStation();
  here = await mkdtemp(join(tmpdir(), 'postkit-here-'));
  await copyFile(join(station.dataDir, 'server-secret'), join(here, 'server-secret'));
});
afterEach(async () => {
  if (!isOnPostgres) return;
  await station.close();
  await s3.close();
  await rm(here, { recursive: true, force: true });
});

async function move(databaseUrl: string | null): Promise<{ code: number; stderr: string }> {
  const { POSTKIT_STORAGE: _unset, ...credentials } = s3.env;
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...credentials,
    DATABASE_URL: databaseUrl ?? '',
  };
  return run(
    process.execPath,
    [...stationProgram('postkit-station'), 'storage', 'move', '--to', s3.address, here],
    { env },
  ).then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: number; stderr: string }) => error,
  );
}

describe.runIf(isOnPostgres)('postkit-station storage move on PostgreSQL', () => {
  it('refuses while any machine has the database open, and without the name of the database', async () => {
    const { databaseUrl } = station.context.config;
    expect(await move(databaseUrl)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Stop its processes on all machines first'),
    });
    expect(await move(null)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('set DATABASE_URL to the database of the station'),
    });
    await station.stop();
    expect(await move(databaseUrl)).toMatchObject({ code: 0, stderr: '' });
  });
});
