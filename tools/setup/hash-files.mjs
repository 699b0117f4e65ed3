import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// `.temp` is left by a build of the documentation that was interrupted.
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'bench', '.temp']);

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name));
  return names.sort().flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/**
 * Hashes the names and contents of files and folders, without tests, benchmarks and built files. A missing path counts as empty.
 * @param {string} root
 * @param {string[]} paths relative to the root
 * @returns {string}
 */
export function hashFiles(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((one) => filesUnder(root, one)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}
