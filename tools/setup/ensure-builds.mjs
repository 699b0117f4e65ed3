import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { explainFailure } from './explain-failure.mjs';
import { hashFiles } from './hash-files.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/** The station, the members that it serves, and the command line; all use the sources of the kit or the SDK. */
const USED = ['apps/station', 'apps/console', 'apps/widget', 'apps/docs', 'packages/cli'];
/** Sources outside a member. @type {Readonly<Record<string, readonly string[]>>} */
const ELSEWHERE = { 'apps/docs': ['docs'] };
const SHARED = ['packages/sdk', 'packages/react-kit', 'tsconfig.base.json', 'pnpm-lock.yaml'];

/** The script that builds a member for its users, and the folder that it fills. */
const PRODUCT = { script: 'build', folder: 'dist' };

/**
 * Whether a folder of the member was built from the current sources.
 * @param {string} root
 * @param {string} member
 * @param {typeof PRODUCT} build
 * @returns {boolean}
 */
export function buildIsFresh(root, member, { folder } = PRODUCT) {
  const stamp = stampOf(root, member, folder);
  return existsSync(join(root, member, folder)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root, member);
}

/**
 * Builds the station, the console, the widget, the documentation and the command line if their dist is missing or older than the sources.
 * @param {string} root
 * @returns {Promise<void>}
 */
export async function ensureBuilds(root) {
  for (const member of USED) {
    if (buildIsFresh(root, member)) continue;
    console.log(`PostKit: building ${member} …`);
    await buildMember(root, member);
  }
}

/**
 * Runs a build script of the member and stores the hash of its sources.
 * @param {string} root
 * @param {string} member
 * @param {typeof PRODUCT} build
 * @returns {Promise<void>}
 */
export async function buildMember(root, member, { script, folder } = PRODUCT) {
  const built = sourceHash(root, member);
  const { code, output } = await runCommand(join(root, 'node_modules/.bin/node'), ['--run', script], {
    cwd: join(root, member),
    keep: true,
  });
  if (code !== 0) throw new SetupError(`${member} could not be built. ${explainFailure(output)}`);
  const stamp = stampOf(root, member, folder);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, built);
}

/**
 * @param {string} root
 * @param {string} member
 * @param {string} folder
 */
function stampOf(root, member, folder) {
  return join(root, '.cache', `built-${basename(member)}-${folder}`);
}

/**
 * @param {string} root
 * @param {string} member
 */
function sourceHash(root, member) {
  return hashFiles(root, [member, ...(ELSEWHERE[member] ?? []), ...SHARED]);
}
