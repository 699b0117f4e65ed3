import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFailure } from './explain-failure.mjs';
import { hashFiles } from './hash-files.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * True when node_modules holds what the lockfile asks for.
 * @param {string} root
 * @returns {boolean}
 */
export function dependenciesAreFresh(root) {
  const stamp = join(root, 'node_modules/.postkit-lock');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root);
}

/** @param {string} root */
function lockHash(root) {
  return hashFiles(root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml']);
}

/**
 * Installs the packages of the lockfile, Node 24 among them, unless they are there already.
 * @param {string} root
 * @returns {Promise<void>}
 */
export async function ensureDependencies(root) {
  if (dependenciesAreFresh(root)) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('PostKit: installing the packages of pnpm-lock.yaml from the npm registry (a minute or two the first time) …');
  // npx brings exactly the pinned pnpm, so pnpm need not look for it in the registry and note it in the lockfile.
  const quiet = ['--config.pmOnFail=ignore', '--config.confirmModulesPurge=false'];
  const args = ['-y', packageManager, 'install', '--frozen-lockfile', ...quiet];
  const { code, output } = await runCommand('npx', args, { cwd: root, keep: true });
  if (code !== 0) throw new SetupError(`The packages could not be installed. ${explainFailure(output)}`);
  writeFileSync(join(root, 'node_modules/.postkit-lock'), lockHash(root));
}
