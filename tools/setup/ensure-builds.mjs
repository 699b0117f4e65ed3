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

/**
 * Whether the member's dist was built from the current sources.
 * @param {string} root
 * @param {string} member
 * @returns {boolean}
 */
export function buildIsFresh(root, member) {
  const stamp = stampOf(root, member);
  return existsSync(join(root, member, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root, member);
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
 * Runs a member's build script and stores the hash of its sources.
 * @param {string} root
 * @param {string} member
 * @returns {Promise<void>}
 */
export async function buildMember(root, member) {
  const built = sourceHash(root, member);
  const { code, output } = await runCommand(join(root, 'node_modules/.bin/node'), ['--run', 'build'], {
    cwd: join(root, member),
    keep: true,
  });
  if (code !== 0) throw new SetupError(`${member} could not be built. ${explainFailure(output)}`);
  const stamp = stampOf(root, member);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, built);
}

/**
 * @param {string} root
 * @param {string} member
 */
function stampOf(root, member) {
  return join(root, '.cache', `built-${basename(member)}`);
}

/**
 * @param {string} root
 * @param {string} member
 */
function sourceHash(root, member) {
  return hashFiles(root, [member, ...(ELSEWHERE[member] ?? []), ...SHARED]);
}
