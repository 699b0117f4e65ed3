import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../run-quietly.mjs';
import { install } from './consumer.mjs';

/** Variables in which each build finds the station's address; a page without a build of its own has it in an attribute. */
const VARIABLES = /** @type {const} */ ({
  vite: 'VITE_POSTKIT_URL',
  'react-router': 'VITE_POSTKIT_URL',
  next: 'NEXT_PUBLIC_POSTKIT_URL',
  astro: 'PUBLIC_POSTKIT_URL',
  'script-tag': null,
});

/** @typedef {keyof typeof VARIABLES} SampleName */

export const SAMPLES = /** @type {SampleName[]} */ (Object.keys(VARIABLES));

/** Samples whose page is rendered before the browser runs it. */
const RENDERED = new Set(['next', 'astro']);

const FAULT = /\b(?:warn(?:ing)?|error)s?\b|\bTS\d{4}\b/i;

/** Counts of none, names of written files, and Vite's advice about chunks, which depends on the host's own code. */
const NO_FAULT = /\b0 (?:errors|warnings)\b|^dist\/|chunkSizeWarningLimit/;

/** The address that each sample uses without a setting. */
const DEFAULT_STATION = 'http://localhost:4000';

/**
 * Copies a sample, installs it with npm, and builds it for a station with its own framework. A warning or an error in the build's
 * output is a fault.
 * @param {string} release the clone that was released: its samples name the version
 * @param {SampleName} name
 * @param {{ folder: string, settings: string, station: string, env: NodeJS.ProcessEnv }} options `settings` are the lines of its .npmrc
 * @returns {Promise<NodeJS.ProcessEnv>} the environment to start it in
 */
export async function buildSample(release, name, { folder, settings, station, env }) {
  cpSync(join(release, 'examples', name), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('node_modules'),
  });
  writeFileSync(join(folder, '.npmrc'), settings);
  const variable = VARIABLES[name];
  const page = join(folder, 'public/index.html');
  if (variable === null) writeFileSync(page, readFileSync(page, 'utf8').replace(DEFAULT_STATION, station));
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const own = { ...env, ...quiet, ...(variable === null ? {} : { [variable]: station }) };
  await install('npm', { root: release, folder, env: own, bun: '' });
  const printed = await runQuietly('sh', ['-c', 'npm run build 2>&1'], { cwd: folder, env: own });
  const faults = printed.split('\n').filter((line) => FAULT.test(line) && !NO_FAULT.test(line));
  if (faults.length > 0) throw new Error(`The build of examples/${name} printed:\n${printed}`);
  return own;
}

/**
 * Starts a built sample on a port, and resolves when it responds with its page.
 * @param {string} folder
 * @param {{ name: SampleName, port: number, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startSample(folder, { name, port, env }) {
  const url = `http://localhost:${port}`;
  const args = ['run', 'start', '--', '--port', String(port)];
  const child = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  let isStopped = false;
  function stop() {
    if (isStopped || child.pid === undefined || child.exitCode !== null) return;
    isStopped = true;
    // The whole group: npm passes no signal on to the server that it started.
    process.kill(-child.pid);
  }
  for (
    const end = performance.now() + 60_000;
    performance.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 200))
  ) {
    if (child.exitCode !== null)
      throw new Error(`npm start in ${folder} ended with ${child.exitCode}:\n${printed}`);
    const response = await fetch(url).catch(() => null);
    if (!response?.ok) continue;
    if (!RENDERED.has(name) || (await response.text()).includes('class="pk')) return { url, stop };
    printed += 'The page was not rendered on the server.';
    break;
  }
  stop();
  throw new Error(`${url} did not respond with its page:\n${printed}`);
}
