import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../platform/db/dialects/postgres/open-postgres.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { makeShow, makeTag, startStation, type TestStation } from '../testing/index.ts';
import { makeEpisode } from '../testing/make-episode.ts';
import { isOnPostgres, testPostgres, type TestPostgres } from '../testing/postgres/test-postgres.ts';
import { stationProgram } from '../testing/station-program.ts';
import { moveDatabase } from './move-database.ts';

const run = promisify(execFile);
/** The station's addresses are the same before and after. */
const atHome = { POSTKIT_PUBLIC_URL: 'https://post.example.com' };
let dataDir: string;
let postgres: TestPostgres;

/** Runs the command as an operator does. */
async function migrateTo(
  url: string,
  folder = dataDir,
): Promise<{ code: number; stdout: string; stderr: string }> {
  return run(process.execPath, [...stationProgram('postkit-station'), 'migrate', '--to', url, folder]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

async function listed(station: TestStation, path: string): Promise<unknown> {
  const response = await station.call(`/${station.slug}/api/v1/${path}`, { as: await station.signIn() });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

beforeAll(async () => {
  if (!isOnPostgres) return;
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-move-'));
  postgres = await testPostgres(dataDir);
});
afterAll(async () => {
  if (!isOnPostgres) return;
  await postgres.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe.runIf(isOnPostgres)('postkit-station migrate', () => {
  it('moves a station, which then runs on PostgreSQL with all it had', async () => {
    const before = await startStation({ dataDir, env: { ...atHome, DATABASE_URL: undefined } });
    await makeTag(before, 'Harbour');
    const removed = await makeShow(before, { title: 'Gone' });
    await before.call(`/${before.slug}/api/v1/show/${removed.id}/`, {
      method: 'DELETE',
      as: await before.signIn(),
    });
    const episode = await makeEpisode(before);
    const paths = [
      'show/really_all.json',
      'playlistcategory/',
      `playlist/${episode.id}/`,
      'get_employees.json',
      'event/?limit=10',
    ];
    const had = await Promise.all(paths.map((path) => listed(before, path)));

    const running = await migrateTo(postgres.url);
    expect([running.code, running.stderr]).toEqual([
      1,
      expect.stringContaining('Another PostKit uses the data folder'),
    ]);
    await before.stop();

    const moved = await migrateTo(postgres.url);
    expect(moved.stderr).toBe('');
    expect(moved.stdout).toMatch(/\b1 {2}episodes\n/);
    expect(moved.stdout).toMatch(/\d+ rows of \d+ tables moved/);
    const again = await migrateTo(postgres.url);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('already has a station')]);

    const after = await startStation({ dataDir, env: atHome });
    expect(after.context.db.dialect.name).toBe('postgres');
    expect(await Promise.all(paths.map((path) => listed(after, path)))).toEqual(had);
    expect(
      (await (await after.call(`/${after.slug}/audio/${episode.id}.mp3`)).arrayBuffer()).byteLength,
    ).toBeGreaterThan(1000);
    // Ids of deleted rows stay unused.
    expect((await makeShow(after)).id).toBeGreaterThan(removed.id);
    await after.stop();
  });

  it('says what is missing', async () => {
    expect(await migrateTo(postgres.url, '/nowhere')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no postkit.db'),
    });
    const unreachable = await migrateTo('postgres://postkit@127.0.0.1:1/nothing');
    expect(unreachable).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be used') });
  });
});

describe.runIf(isOnPostgres)('moveDatabase', () => {
  it('leaves PostgreSQL empty when a table differs after the copy', async () => {
    const target = await testPostgres();
    const [from, to] = [
      openDatabase(join(dataDir, 'postkit.db'), { readOnly: true }),
      await openPostgres(target.url),
    ];
    await sql
      .raw(`create function change_name() returns trigger language plpgsql as $$
      begin new.name = upper(new.name); return new; end $$`)
      .execute(to.tables());
    await sql
      .raw('create trigger change_name before insert on tags for each row execute function change_name()')
      .execute(to.tables());
    await sql.raw('alter table tags enable always trigger change_name').execute(to.tables());
    const rule = 'create rule keep_out as on insert to companies do instead nothing';
    await sql.raw(rule).execute(to.tables());
    await expect(moveDatabase(from, to, () => undefined)).rejects.toThrow(
      'companies differs after the copy: 1 rows in SQLite, 0 in PostgreSQL',
    );
    const { rows } = await sql<{ count: number }>`select count(*) as count from analytics_days`.execute(
      to.tables(),
    );
    expect(rows[0]?.count).toBe(0);
    await Promise.all([from.close(), to.close()]);
    await target.drop();
  });
});
