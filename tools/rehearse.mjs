// Rehearses a release: releases a clone to a local registry, and installs and uses the packages from it with npm, pnpm and Bun
// under Node 20, 22 and 24. See docs/guides/release.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { admin, startStationProcess } from '../e2e/support/station-process.ts';
import { install, writeConsumer } from './packages/rehearsal/consumer.mjs';
import { startRegistry } from './packages/rehearsal/registry.mjs';
import { releaseCopy } from './packages/rehearsal/release-copy.mjs';
import { ensureTools, environmentOf } from './packages/rehearsal/tools.mjs';
import { tryBuild, tryOldNode, tryRuntime } from './packages/rehearsal/try-consumer.mjs';
import { runMain } from './setup/run-main.mjs';

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

/** @param {string} folder @param {(stop: () => unknown) => void} atEnd */
async function rehearse(folder, atEnd) {
  const tools = await step('tools', () => ensureTools(root));
  const registry = await startRegistry(tools.verdaccio, join(folder, 'registry'));
  atEnd(registry.stop);
  const version = await step('release of a clone', () => releaseCopy(root, { folder: join(folder, 'clone'), registry }));
  const running = await startStationProcess(join(folder, 'data'));
  atEnd(() => running.stop());
  const station = { url: running.url, ...admin };
  for (const manager of MANAGERS) {
    for (const number of NODES) {
      const app = join(folder, `${manager}-${number}`);
      const options = { node: tools.nodes[number], env: environmentOf(tools.nodes[number]) };
      writeConsumer(root, app, { version, settings: registry.settings });
      await step(`${manager}, Node ${number}: install`, () => install(manager, { root, folder: app, env: options.env, bun: tools.bun }));
      await step(`${manager}, Node ${number}: use`, () => tryRuntime(app, { ...options, version, station }));
      if (number === 24) await step(`${manager}, Node ${number}: build`, () => tryBuild(app, options));
    }
  }
  await step('npm, Node 18: refusal', () => tryOldNode(join(folder, 'npm-20'), { tools, env: environmentOf(tools.nodes[18]) }));
  return version;
}

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postkit-rehearsal-'));
  /** @type {(() => unknown)[]} */
  const ends = [];
  try {
    const version = await rehearse(folder, (stop) => ends.push(stop));
    console.log(`${version} can be released: ${MANAGERS.length * NODES.length} installations work.`);
    return 0;
  } finally {
    for (const stop of ends) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
