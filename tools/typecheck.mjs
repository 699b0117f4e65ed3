// Checks the types of every workspace member with the native compiler, two at a time.
// `node tools/typecheck.mjs apps/station` checks only that one. A second run reads only what changed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = `${root}node_modules/typescript-native/bin/tsc`;
const all = [
  'packages/sdk',
  'packages/react-kit',
  'packages/cli',
  'apps/station',
  'apps/console',
  'apps/docs',
  'apps/widget',
  'e2e',
  'e2e/older-nodes',
  'examples/station-site',
  'tools',
];
const queue = process.argv.length > 2 ? process.argv.slice(2) : all;

let failed = false;

/**
 * @param {string} dir
 * @returns {Promise<void>}
 */
function check(dir) {
  return new Promise((resolve) => {
    const earlier = `${root}node_modules/.cache/types/${dir.replaceAll('/', '-')}.tsbuildinfo`;
    const flags = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', earlier];
    const child = spawn(process.execPath, [compiler, '-p', dir, ...flags], { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => {
      if (code !== 0) failed = true;
      resolve();
    });
  });
}

async function work() {
  for (let dir = queue.shift(); dir; dir = queue.shift()) await check(dir);
}

await Promise.all([work(), work()]);
process.exit(failed ? 1 : 0);
