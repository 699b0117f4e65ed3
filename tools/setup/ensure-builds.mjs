import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildEnvironment, buildsAtOnce } from './build-resources.mjs';
import { explainFailure } from './explain-failure.mjs';
import { createHasher } from './hash-files.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/** @import { Report } from './report.mjs' */

/** @typedef {(paths: readonly string[]) => string} Hasher reads each path once, so it serves one set-up only */

/** The members that a station needs, the longest build first, and the command line. All use the sources of the kit or the SDK. */
export const STARTED = ['apps/console', 'apps/station', 'apps/widget', 'packages/cli'];
/** The members that a whole station serves. */
const SERVED = ['apps/docs', ...STARTED];
/** Sources outside a member. @type {Readonly<Record<string, readonly string[]>>} */
const ELSEWHERE = { 'apps/docs': ['docs', 'packages/cli', 'tools/generate'] };
const SHARED = ['packages/sdk', 'packages/react-kit', 'tsconfig.base.json', 'pnpm-lock.yaml'];

/** The script that builds a member for its users, and the folder that it fills. */
const PRODUCT = { script: 'build', folder: 'dist' };

/**
 * @typedef {{
 *   report?: Report | undefined, signal?: AbortSignal | undefined, hasher?: Hasher | undefined, isIdle?: boolean
 * }} BuildOptions `isIdle` leaves the processor to other programs
 */

/**
 * Whether a folder of the member was built from the current sources.
 * @param {string} root
 * @param {string} member
 * @param {typeof PRODUCT} build
 * @param {Hasher} hasher
 * @returns {boolean}
 */
export function buildIsFresh(root, member, { folder } = PRODUCT, hasher = createHasher(root)) {
  const stamp = stampOf(root, member, folder);
  return (
    existsSync(join(root, member, folder)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sourceHash(hasher, member)
  );
}

/**
 * Builds those of the members whose dist is missing or older than the sources, side by side.
 * @param {string} root
 * @param {BuildOptions & { members?: readonly string[] }} [options]
 * @returns {Promise<void>}
 */
export async function ensureBuilds(root, { members = SERVED, ...options } = {}) {
  const { report, hasher = createHasher(root) } = options;
  const stale = members.filter((member) => !buildIsFresh(root, member, PRODUCT, hasher));
  if (stale.length === 0) return;
  if (!report)
    return buildMembers(root, stale, {
      ...options,
      hasher,
      started: (member) => console.log(`PostKit: building ${member} …`),
    });
  const names = new Intl.ListFormat('en-GB').format(stale.map((member) => basename(member)));
  await report.step(`Building ${names}`, (progress) =>
    buildMembers(root, stale, {
      ...options,
      hasher,
      finished: (count) => progress(`${count} of ${stale.length} built`),
    }),
  );
}

/**
 * Builds members side by side, as many at once as the machine takes, in their order. After a failure no further build starts.
 * @param {string} root
 * @param {readonly string[]} members
 * @param {BuildOptions & { started?: (member: string) => void, finished?: (count: number) => void }} [options]
 * @returns {Promise<void>}
 */
export async function buildMembers(root, members, { started, finished, ...options } = {}) {
  const { report } = options;
  const waiting = [...members];
  /** The output of builds that failed ends the log. @type {(string | Buffer)[]} */
  const last = [];
  let count = 0;
  async function buildNext() {
    for (let member = waiting.shift(); member !== undefined; member = waiting.shift()) {
      started?.(member);
      /** @type {(string | Buffer)[]} */
      const output = [`── ${member}\n`];
      try {
        await buildMember(root, member, PRODUCT, {
          ...options,
          report: report && { ...report, write: (chunk) => output.push(chunk) },
        });
      } catch (error) {
        waiting.length = 0;
        last.push(...output);
        throw error;
      }
      for (const chunk of output) report?.write(chunk);
      finished?.((count += 1));
    }
  }
  const builds = await Promise.allSettled(Array.from({ length: buildsAtOnce() }, buildNext));
  for (const chunk of last) report?.write(chunk);
  const failed = builds.find((build) => build.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Runs a build script of the member and stores the hash of its sources. The script fills a folder beside the former build, which it
 * replaces when it is complete: an interrupted build changes nothing.
 * @param {string} root
 * @param {string} member
 * @param {typeof PRODUCT} build
 * @param {BuildOptions} [options]
 * @returns {Promise<void>}
 */
export async function buildMember(
  root,
  member,
  { script, folder } = PRODUCT,
  { report, signal, hasher, isIdle = false } = {},
) {
  await oneAtATime(join(root, member, folder), async () => {
    const built = sourceHash(hasher ?? createHasher(root), member);
    // Ignored by every tool that reads the repository, and on the same disk.
    const unfinished = join(root, member, 'node_modules', `.unfinished-${basename(folder)}`);
    const node = join(root, 'node_modules/.bin/node');
    const args = ['--run', script, '--', '--outDir', unfinished];
    try {
      rmSync(unfinished, { recursive: true, force: true });
      const { code, output } = await runCommand(
        isIdle ? 'nice' : node,
        isIdle ? ['-n', '19', node, ...args] : args,
        {
          cwd: join(root, member),
          keep: true,
          env: buildEnvironment(member),
          signal,
          ...(report && { log: report.write }),
        },
      );
      if (code !== 0)
        throw new SetupError(`${member} could not be built. ${explainFailure(output, report?.log)}`);
      replaceFolder(join(root, member, folder), unfinished, stampOf(root, member, folder), built);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  });
}

/**
 * Without its stamp a folder counts as not built, whichever step is the last.
 * @param {string} folder
 * @param {string} by
 * @param {string} stamp
 * @param {string} built
 */
function replaceFolder(folder, by, stamp, built) {
  const former = `${by}-former`;
  rmSync(stamp, { force: true });
  rmSync(former, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(by, folder);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, built);
  rmSync(former, { recursive: true, force: true });
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
 * @param {Hasher} hasher
 * @param {string} member
 */
function sourceHash(hasher, member) {
  return hasher([member, ...(ELSEWHERE[member] ?? []), ...SHARED]);
}
