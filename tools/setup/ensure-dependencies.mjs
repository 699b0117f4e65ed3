import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFailure } from './explain-failure.mjs';
import { hashFiles } from './hash-files.mjs';
import { runCommand } from './run-command.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * Whether node_modules matches the lockfile.
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
 * Installs the packages of the lockfile, including Node 24, unless they are installed.
 * @param {string} root
 * @returns {Promise<void>}
 */
export async function ensureDependencies(root) {
  if (dependenciesAreFresh(root)) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('PostKit: installing the packages of pnpm-lock.yaml from the npm registry (a minute or two the first time) …');
  // npx installs the pinned pnpm, so pnpm need not resolve itself in the registry and write to the lockfile.
  const quiet = ['--config.pmOnFail=ignore', '--config.confirmModulesPurge=false'];
  const args = ['-y', packageManager, 'install', '--frozen-lockfile', ...quiet];
  const { code, output } = await runCommand('npx', args, { cwd: root, keep: true });
  if (code !== 0) throw new SetupError(`The packages could not be installed. ${explainFailure(output)}`);
  writeFileSync(join(root, 'node_modules/.postkit-lock'), lockHash(root));
}
