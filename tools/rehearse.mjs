// Rehearses a release: releases a clone to a local registry, and installs and uses the packages from it with npm, pnpm and Bun
// under Node 20, 22 and 24; then installs, builds and opens the samples. `--only packages` and `--only samples` do one of the two.
// See docs/guides/release.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { visitNewsroom } from '../e2e/examples/open-newsroom.ts';
import { admin, startStationProcess } from '../e2e/support/station-process.ts';
import { install, writeConsumer } from './packages/rehearsal/consumer.mjs';
import { startRegistry } from './packages/rehearsal/registry.mjs';
import { releaseCopy } from './packages/rehearsal/release-copy.mjs';
import { ensureTools, environmentOf } from './packages/rehearsal/tools.mjs';
import { tryBuild, tryOldNode, tryRuntime } from './packages/rehearsal/try-consumer.mjs';
import { buildSample, SAMPLES, startSample } from './packages/rehearsal/try-sample.mjs';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { runMain } from './setup/run-main.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { freePort } from './setup/testing/free-port.ts';

/**
 * @import { RehearsalTools } from './packages/rehearsal/tools.mjs'
 * @import { SampleName } from './packages/rehearsal/try-sample.mjs'
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const MANAGERS = /** @type {const} */ (['npm', 'pnpm', 'bun']);
const NODES = /** @type {const} */ ([20, 22, 24]);

/**
 * Runs a step and prints its name and seconds.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function step(name, work) {
  const started = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** @typedef {{ folder: string, tools: RehearsalTools, settings: string, version: string }} Rehearsal `settings`: lines of an .npmrc */

/** @typedef {(stop: () => unknown) => void} AtEnd */

/**
 * Installs the packages with every package manager under every Node, and uses them.
 * @param {Rehearsal} rehearsal
 * @param {{ url: string, email: string, password: string }} station
 */
async function tryPackages({ folder, tools, settings, version }, station) {
  for (const manager of MANAGERS) {
    for (const number of NODES) {
      const app = join(folder, `${manager}-${number}`);
      const options = { node: tools.nodes[number], env: environmentOf(tools.nodes[number]) };
      writeConsumer(root, app, { version, settings });
      await step(`${manager}, Node ${number}: install`, () =>
        install(manager, { root, folder: app, env: options.env, bun: tools.bun }),
      );
      await step(`${manager}, Node ${number}: use`, () => tryRuntime(app, { ...options, version, station }));
      if (number === 24) await step(`${manager}, Node ${number}: build`, () => tryBuild(app, options));
    }
  }
  await step('npm, Node 18: refusal', () =>
    tryOldNode(join(folder, 'npm-20'), { tools, env: environmentOf(tools.nodes[18]) }),
  );
}

/**
 * Builds each sample with its framework, and uses it in a browser on an origin of its own.
 * @param {Rehearsal} rehearsal
 * @param {{ station: string, ports: ReadonlyMap<SampleName, number>, atEnd: AtEnd }} options
 */
async function trySamples({ folder, tools, settings }, { station, ports, atEnd }) {
  const browser = await ensureBrowser(root);
  for (const [name, port] of ports) {
    const app = join(folder, `sample-${name}`);
    const options = { folder: app, settings, station, env: environmentOf(tools.nodes[24]) };
    const env = await step(`examples/${name}: build`, () =>
      buildSample(join(folder, 'clone'), name, options),
    );
    await step(`examples/${name}: open`, async () => {
      const { url, stop } = await startSample(app, { name, port, env });
      atEnd(stop);
      await visitNewsroom(browser, url);
      stop();
    });
  }
}

/** @param {string} folder @param {{ only: string | undefined, atEnd: AtEnd }} options */
async function rehearse(folder, { only, atEnd }) {
  const tools = await step('tools', () => ensureTools(root));
  const registry = await startRegistry(tools.verdaccio, join(folder, 'registry'));
  atEnd(registry.stop);
  const version = await step('release of a clone', () =>
    releaseCopy(root, { folder: join(folder, 'clone'), registry }),
  );
  /** @type {Map<SampleName, number>} */
  const ports = new Map();
  for (const name of SAMPLES) ports.set(name, await freePort());
  const origins = [...ports.values()].map((port) => `http://localhost:${port}`);
  const running = await startStationProcess(join(folder, 'data'), {
    POSTKIT_ALLOWED_ORIGINS: origins.join(),
  });
  atEnd(() => running.stop());
  const rehearsal = { folder, tools, settings: registry.settings, version };
  if (only !== 'samples') await tryPackages(rehearsal, { url: running.url, ...admin });
  if (only !== 'packages') await trySamples(rehearsal, { station: running.url, ports, atEnd });
  return version;
}

await runMain(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  if (only !== undefined && !['packages', 'samples'].includes(only))
    throw new SetupError('--only takes packages or samples.');
  const folder = mkdtempSync(join(tmpdir(), 'postkit-rehearsal-'));
  /** @type {(() => unknown)[]} */
  const ends = [];
  try {
    const version = await rehearse(folder, { only, atEnd: (stop) => ends.push(stop) });
    console.log(`${version} can be released: ${only ?? 'packages and samples'} work.`);
    return 0;
  } finally {
    for (const stop of ends) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
