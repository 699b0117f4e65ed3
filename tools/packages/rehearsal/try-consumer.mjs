import { join } from 'node:path';
import { runQuietly } from '../run-quietly.mjs';

/** @import { RehearsalTools } from './tools.mjs' */

/** @typedef {{ url: string, email: string, password: string }} StationAccess */

/**
 * Uses the installed packages with one Node: imports every entry, calls a station by the SDK and by the command line.
 * @param {string} folder
 * @param {{ node: string, env: NodeJS.ProcessEnv, version: string, station: StationAccess }} options
 * @returns {Promise<void>}
 */
export async function tryRuntime(folder, { node, env, version, station }) {
  const { url, email, password } = station;
  await runQuietly(node, ['import-all.mjs'], { cwd: folder, env });
  const titles = JSON.parse(
    await runQuietly(node, ['use-sdk.mjs', url, email, password], { cwd: folder, env }),
  );
  const own = { ...env, HOME: folder, XDG_CONFIG_HOME: folder };
  /** @param {string[]} args @param {string} [input] */
  const postkit = (args, input = '') =>
    runQuietly(join(folder, 'node_modules/.bin/postkit'), args, { cwd: folder, env: own, input });
  expectEqual('postkit --version', (await postkit(['--version'])).trim(), version);
  await postkit(
    ['login', '--url', url, '--username', email, '--station', 'harbour-fm', '--password-stdin'],
    `${password}\n`,
  );
  const listed = await postkit(['shows', 'list', '--jq', '[.[].title]']);
  expectEqual('postkit shows list', JSON.stringify(JSON.parse(listed)), JSON.stringify(titles));
  if (titles.length === 0) throw new Error('The station has no shows to list.');
}

/**
 * Builds an app on the packages: types under both resolutions of TypeScript, a page, and the same page rendered on the server.
 * @param {string} folder
 * @param {{ node: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>}
 */
export async function tryBuild(folder, { node, env }) {
  /** @param {string[]} args */
  const run = (...args) => runQuietly(node, args, { cwd: folder, env });
  for (const resolution of ['nodenext', 'bundler'])
    await run('node_modules/typescript/bin/tsc', '-p', `tsconfig.${resolution}.json`);
  await run('node_modules/vite/bin/vite.js', 'build', '--outDir', 'out/page');
  await run('node_modules/vite/bin/vite.js', 'build', '--ssr', 'server.tsx', '--outDir', 'out/server');
  const html = await run('out/server/server.js');
  if (!html.includes('class="pk')) throw new Error(`The screen rendered to: ${html}`);
}

/**
 * The command under a Node that is too old, as itself and by npx: one line, and no stack trace.
 * @param {string} folder
 * @param {{ tools: RehearsalTools, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>}
 */
export async function tryOldNode(folder, { tools, env }) {
  const expected =
    /^postkit needs Node 20\.3 or newer\. This is Node 18\.\d+\.\d+\. Install a newer one from https:\/\/nodejs\.org\.$/m;
  for (const [command, ...args] of [
    [tools.nodes[18], 'node_modules/@postkit/cli/bin/postkit.mjs'],
    ['npx', '--no-install', 'postkit'],
  ]) {
    const failure = await runQuietly(command ?? '', [...args, '--version'], { cwd: folder, env }).then(
      String,
      String,
    );
    if (!expected.test(failure) || /^ +at /m.test(failure))
      throw new Error(`Under Node 18, ${command} printed: ${failure}`);
  }
}

/**
 * @param {string} what
 * @param {string} actual
 * @param {string} expected
 */
function expectEqual(what, actual, expected) {
  if (actual !== expected) throw new Error(`${what} printed ${actual}, not ${expected}`);
}
