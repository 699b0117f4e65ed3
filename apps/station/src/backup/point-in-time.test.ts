import { execFile, execFileSync } from 'node:child_process';
import { chownSync, realpathSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkArchive } from '../archive-check/check-archive.ts';
import { idleMs } from '../features/archive/pack-file.ts';
import { createFakeClock } from '../platform/fake-clock.ts';
import { startStation, type TestStation } from '../testing/index.ts';
import { makeLog } from '../testing/make-log.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import '../testing/postgres/only-on-sqlite.ts';

const root = join(import.meta.dirname, '../../../..');
const guide = join(root, 'docs/guides/point-in-time-recovery.md');
const finder = `import { findPostgres } from './tools/setup/ensure-postgres.mjs'; process.stdout.write(findPostgres('.', process.env) ?? '');`;
const found = execFileSync(process.execPath, ['--input-type=module', '--eval', finder], {
  cwd: root,
  encoding: 'utf8',
});
// Links lead to the folder that has the other programs too.
const programs = found === '' ? '' : dirname(realpathSync(join(found, 'postgres')));
/** The npm package of PostgreSQL has the server alone. */
const hasTools = ['psql', 'pg_basebackup', 'pg_verifybackup'].every((name) => {
  try {
    execFileSync(join(programs, name), ['--version']);
    return true;
  } catch {
    return false;
  }
});
/** PostgreSQL refuses to run as root. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe.runIf(hasTools)('the guide of the recovery to a moment', { timeout: 240_000 }, () => {
  let folder: string;
  let s3: S3Server;
  let env: Record<string, string>;
  let server: TestStation;
  const clock = createFakeClock(Date.now());

  const shell = async (script: string): Promise<string> =>
    (
      await promisify(execFile)('bash', ['-euc', script], {
        ...account,
        cwd: folder,
        env: { ...process.env, ...env },
      })
    ).stdout.trim();

  /** Runs a block of the guide by the word behind its language. */
  async function run(block: string): Promise<string> {
    const text = await readFile(guide, 'utf8');
    const script = new RegExp(`^\`\`\`sh ${block}\\n([^]*?)^\`\`\``, 'm').exec(text)?.[1];
    if (!script) throw new Error(`The guide has no block ${block}.`);
    return shell(script);
  }

  const open = async (dataDir?: string) => {
    const settings = {
      ...s3.env,
      POSTKIT_ARCHIVE: 'objects',
      DATABASE_URL: `postgres://postgres@/station?host=${folder}`,
    };
    return (server = await startStation({
      clock,
      env: settings,
      ...(dataDir === undefined ? {} : { dataDir }),
    }));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postkit-moment-'));
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
    await chmod(folder, 0o755);
    const places = { PGDATA: 'data', WAL: 'wal', BASE: 'base', RECOVERED: 'recovered' };
    const paths = Object.entries(places).map(([name, place]) => [name, join(folder, place)]);
    env = {
      ...Object.fromEntries(paths),
      PGHOST: folder,
      PGUSER: 'postgres',
      PATH: `${programs}:${process.env['PATH']}`,
    };
    await shell('initdb --username postgres --auth trust --encoding UTF8 --no-locale');
    await appendFile(
      join(folder, 'data/postgresql.conf'),
      `listen_addresses = ''\nunix_socket_directories = '${folder}'\n`,
    );
    await shell('pg_ctl start --wait --log server.log && createdb station');
    s3 = await startS3Server();
  });

  afterAll(async () => {
    await server.close();
    await shell(
      'for data in "$PGDATA" "$RECOVERED"; do pg_ctl stop --wait --mode immediate --pgdata "$data" || true; done',
    );
    await s3.close();
    await rm(folder, { recursive: true });
  });

  it('brings back the rows of that second, and the audio that was moved to the bucket before and after it', async () => {
    await run('archive');
    const { dataDir } = await open();
    const admin = await server.signIn();
    const moveAll = async () => {
      for (let passed = 0; passed <= idleMs; passed += 60_001) {
        clock.advance(60_001);
        await server.context.jobs.idle();
      }
    };
    const tags = `/${server.slug}/api/v1/playlistcategory/`;
    const titles = async () => {
      const list = await server.call(`${tags}?limit=0`, { as: await server.signIn() });
      return ((await list.json()) as { objects: { name: string }[] }).objects.map(({ name }) => name);
    };
    const add = (name: string) => server.call(tags, { method: 'POST', as: admin, json: { name } });
    const [moved] = await makeLog(server, { pieces: [{ title: 'Moved before', segments: 2 }] });
    await moveAll();
    await run('copy');
    expect((await add('Kept')).status).toBe(201);
    const [recent] = await makeLog(server, {
      startedAt: Math.floor(clock.now() / 1000),
      pieces: [{ title: 'Moved after', segments: 2 }],
    });
    env['TARGET'] = await shell(
      'psql --dbname postgres --tuples-only --no-align --command "select clock_timestamp()"',
    );
    expect((await add('Too late')).status).toBe(201);
    await moveAll();
    expect(await run('watch')).toMatch(/\|\s+0$/m);
    await server.stop();

    await run('recover');
    expect(await run('accept')).toContain(' t ');
    await expect
      .poll(
        () => shell('psql --dbname postgres --tuples-only --no-align --command "select pg_is_in_recovery()"'),
        { timeout: 30_000 },
      )
      .toBe('f');
    await open(dataDir);
    expect(await titles()).toEqual(['Kept']);
    await moveAll();
    const as = await server.signIn();
    for (const event of [moved, recent])
      expect((await server.call(`/${server.slug}/event/${event?.id}/0.m4s`, { as })).status).toBe(200);
    const report = await checkArchive(server.context.config, () => undefined);
    expect(report).toMatchObject({ is_damaged: false, faults: [] });
    expect(report.orphans).toHaveLength(1);
  });
});
