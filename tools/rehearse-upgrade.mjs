// Rehearses an upgrade without downtime: `npm run rehearse:upgrade -- [REF]`. Machines of an older version and of this one share
// PostgreSQL and S3 under load, until all have this version. REF is a commit or a tag; by default the newest tag, else the
// commit before the last ten migrations. `--seconds` is the time under load between two steps. See docs/guides/operate.md.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { emptyPostgres } from '../apps/station/src/testing/postgres/test-postgres.ts';
import { runUpgrade } from '../apps/station/src/testing/upgrade/run-upgrade.ts';
import { runPnpm } from './packages/run-pnpm.mjs';
import { runQuietly } from './packages/run-quietly.mjs';
import { buildIsFresh, buildMember } from './setup/ensure-builds.mjs';
import { setMemoryFolder } from './setup/memory-folder.mjs';
import { runMain } from './setup/run-main.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { setup as startPostgres } from './setup/start-postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = 'apps/station/src/migrations';
/** The migrations that an upgrade runs at least, without a tag. */
const MIGRATIONS_BACK = 10;

/** @param {readonly string[]} args */
const git = async (...args) => (await runQuietly('git', args, { cwd: root })).trim();

async function defaultRef() {
  const tags = await git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD');
  const [newest] = tags.split('\n');
  if (newest) return newest;
  const added = await git('log', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/*.ts`);
  const commit = added.split('\n')[MIGRATIONS_BACK - 1];
  if (!commit) throw new SetupError('There is no older version in this clone. Name a commit.');
  return `${commit}^`;
}

/**
 * Checks a version out, installs its packages, and builds its programs. Resolves to the path of its main program.
 * @param {string} commit
 * @param {string} folder
 */
async function prepareVersion(commit, folder) {
  await runQuietly('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], { cwd: root });
  await runQuietly('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  await runPnpm(folder, ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  const station = join(folder, 'apps/station');
  // Versions before the built programs ran from their sources.
  if (!existsSync(join(station, 'vite.config.ts'))) return join(station, 'src/main.ts');
  await runQuietly(process.execPath, ['--run', 'build'], { cwd: station });
  return join(station, 'dist/main.js');
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '20' } },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new SetupError('--seconds takes a number of seconds.');
  const ref = positionals[0] ?? (await defaultRef());
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => {
    throw new SetupError(`${ref} is no commit of this clone.`);
  });
  setMemoryFolder();
  const folder = mkdtempSync(join(tmpdir(), 'postkit-upgrade-'));
  const report = (/** @type {string} */ line) => console.log(line);
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  try {
    report(
      `From ${await git('log', '-1', '--format=%h of %cs', commit)}, ${await git('rev-list', '--count', `${commit}..HEAD`)} commits back`,
    );
    const old = await prepareVersion(commit, join(folder, 'old'));
    if (!buildIsFresh(root, 'apps/station')) await buildMember(root, 'apps/station');
    const stop = await startPostgres();
    if (stop) ends.unshift(stop);
    const database = await emptyPostgres();
    const next = join(root, 'apps/station/dist/main.js');
    const found = await runUpgrade({
      databaseUrl: database.url,
      dataDir: join(folder, 'data'),
      old,
      next,
      seconds,
      report,
    });
    for (const line of found) report(line);
    report(
      found.length === 0
        ? 'The upgrade lost no request and no work.'
        : `The upgrade has ${found.length} faults.`,
    );
    return found.length === 0 ? 0 : 1;
  } finally {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  }
});
