import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { killAtHang } from '../../testing/kill-at-hang.ts';
import { exportZipOf } from '../station-exports/testing/export-calls.ts';
import { type FurnishedStation, furnishStation, loggedDay } from './testing/furnished-station.ts';
import { importPath } from './testing/import-calls.ts';
import { importMoments } from './testing/import-moments.ts';

let source: TestStation;
let made: FurnishedStation;
let admin: SignedIn;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-import-'));
  source = await startStation();
  admin = await source.signIn();
  made = await furnishStation(source, admin);
  await writeFile(
    join(folder, 'export.zip'),
    await exportZipOf(source, admin, { log: { first_day: loggedDay, last_day: loggedDay } }),
  );
}, 120_000);
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

async function stateOf(server: TestStation, as: SignedIn): Promise<unknown> {
  const read = async (path: string) => (await server.call(`/${server.slug}/${path}`, { as })).text();
  const audio = await Promise.all(
    made.episodes.map(async (id) =>
      createHash('md5')
        .update(await read(`audio/${id}.mp3`))
        .digest('hex'),
    ),
  );
  const lists = await Promise.all(
    ['api/v1/show/really_all.json', 'api/v1/playlistcategory/', `event/${made.logged}/0.m4s`].map(read),
  );
  return [...audio, ...lists];
}

describe('an import of a station after kill -9', () => {
  it.each(importMoments)(
    'is completed by the next start if it was killed %s',
    { timeout: 180_000 },
    async (moment) => {
      const dataDir = join(folder, moment.replaceAll(' ', '-'));
      await killAtHang('crash-station-import', [dataDir, moment, join(folder, 'export.zip')]);
      const server = await startStation({ dataDir });
      await server.context.jobs.idle();
      const as = await server.signIn();
      const { station_imports: imports } = await (await server.call(importPath(server), { as })).json();
      expect(imports).toEqual([expect.objectContaining({ status: 'complete', error: '' })]);
      expect(await stateOf(server, as)).toEqual(await stateOf(source, admin));
      await server.stop();
    },
  );
});
