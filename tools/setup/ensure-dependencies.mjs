import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFailure } from './explain-failure.mjs';
import { createHasher } from './hash-files.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/** @import { Report } from './report.mjs' */

/** @typedef {'station' | 'documentation' | 'everything'} Scope what is installed; each has the packages of those before it */

/** The members whose packages a scope has, with those of the root: pnpm installs those always. @type {Readonly<Record<Scope, readonly string[]>>} */
const MEMBERS = {
  // The console and the player are built of the sources of the SDK and the kit.
  station: ['station', 'console', 'widget', 'cli', 'sdk', 'react-kit'],
  documentation: ['station', 'console', 'widget', 'cli', 'sdk', 'react-kit', 'docs'],
  everything: [],
};
const SCOPES = /** @type {Scope[]} */ (Object.keys(MEMBERS));

const STAMP = 'node_modules/.postkit-lock';

/**
 * Whether node_modules matches the lockfile and has the packages of the scope, installed by these tools or by hand.
 * @param {string} root
 * @param {Scope} [scope]
 * @returns {boolean}
 */
export function dependenciesAreFresh(root, scope = 'everything') {
  const [lock, installed] = readStamp(root);
  if (lock === lockHash(root) && SCOPES.findIndex((one) => one === installed) >= SCOPES.indexOf(scope))
    return true;
  return isInstalledByHand(root);
}

/**
 * Whether pnpm has installed the whole lockfile: it then stores a copy. Node is installed by a script after that.
 * @param {string} root
 */
function isInstalledByHand(root) {
  const stored = join(root, 'node_modules/.pnpm/lock.yaml');
  if (!existsSync(stored) || !existsSync(join(root, 'node_modules/node/bin/node'))) return false;
  return readFileSync(stored).equals(readFileSync(join(root, 'pnpm-lock.yaml')));
}

/**
 * The lockfile and the scope of the last complete install.
 * @param {string} root
 */
function readStamp(root) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
}

/** @param {string} root */
function lockHash(root) {
  return createHasher(root)(['pnpm-lock.yaml', 'pnpm-workspace.yaml']);
}

/**
 * Installs the packages of the lockfile that a scope needs, including Node 24, unless they are installed. Others stay.
 * @param {string} root
 * @param {{ scope?: Scope, report?: Report, signal?: AbortSignal, isIdle?: boolean }} [options] `isIdle` leaves the processor to
 * other programs
 * @returns {Promise<void>}
 */
export async function ensureDependencies(
  root,
  { scope = 'everything', report, signal, isIdle = false } = {},
) {
  if (dependenciesAreFresh(root, scope)) return;
  await oneAtATime(`${root} packages`, async () => {
    // Another program may have installed them meanwhile.
    if (dependenciesAreFresh(root, scope)) return;
    const install = (/** @type {(text: string) => void} */ progress) =>
      installPackages(root, { scope, report, signal, isIdle, progress });
    const text = `Installing the packages of ${scope === 'everything' ? 'tests and tools' : `the ${scope}`} from the npm registry`;
    if (report && !isIdle) return report.step(text, install);
    if (!report)
      console.log(
        `PostKit: installing the packages of pnpm-lock.yaml from the npm registry (a minute or two the first time) …`,
      );
    await install(() => undefined);
  });
}

/**
 * @param {string} root
 * @param {{ scope: Scope, report: Report | undefined, signal: AbortSignal | undefined, isIdle: boolean, progress: (text: string) => void }} options
 */
async function installPackages(root, { scope, report, signal, isIdle, progress }) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const stamp = join(root, STAMP);
  // An interrupted install leaves packages of two lockfiles, or of one those that were there.
  if (readStamp(root)[0] !== lockHash(root)) rmSync(stamp, { force: true });
  // npx installs the pinned pnpm, so pnpm need not resolve itself in the registry and write to the lockfile.
  const quiet = ['--config.pmOnFail=ignore', '--config.confirmModulesPurge=false'];
  const filters = MEMBERS[scope].map((member) => `--filter=@postkit/${member}`);
  const args = ['-y', packageManager, 'install', '--frozen-lockfile', ...quiet, ...filters];
  const { code, output } = await runCommand(
    isIdle ? 'nice' : 'npx',
    isIdle ? ['-n', '19', 'npx', ...args] : args,
    {
      cwd: root,
      keep: true,
      signal,
      ...(report && {
        log: logOf(report, progress),
        env: { ...process.env, NO_COLOR: '1', npm_config_update_notifier: 'false' },
      }),
    },
  );
  if (code !== 0)
    throw new SetupError(`The packages could not be installed. ${explainFailure(output, report?.log)}`);
  writeFileSync(stamp, `${lockHash(root)} ${scope}`);
}

/**
 * Writes to the log of a report, and says how many packages are there.
 * @param {Report} report
 * @param {(text: string) => void} progress
 * @returns {(chunk: Buffer) => void}
 */
function logOf(report, progress) {
  let total = '';
  return (chunk) => {
    report.write(chunk);
    const text = chunk.toString();
    total = /^Packages: \+(\d+)/m.exec(text)?.[1] ?? total;
    const added = [...text.matchAll(/, added (\d+)/g)].at(-1)?.[1];
    if (added !== undefined) progress(total === '' ? `${added} packages` : `${added} of ${total} packages`);
  };
}
