import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run-quietly.mjs';

/**
 * Runs the pnpm version that the root package.json names, and resolves to its output.
 * @param {string} root
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>}
 */
export function runPnpm(root, args, options) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return runQuietly('npx', ['-y', packageManager, '--config.pmOnFail=ignore', ...args], options);
}
