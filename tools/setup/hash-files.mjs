import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltPage } from './built-pages.mjs';

// `.temp` is left by a build of the documentation that was interrupted.
const SKIPPED = new Set(['node_modules', 'dist', 'dist.building', '.cache', 'bench', '.temp']);

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? filesIn(root, path) : [path];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name),
  );
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (isBuiltPage(path)) return [];
    if (entry.isSymbolicLink()) return filesUnder(root, path);
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

/**
 * Returns a function that hashes the names and contents of files and folders, without tests, benchmarks, and built files and pages. It reads
 * each of its paths once, however often the path is asked for. A missing path counts as empty. Contents are read each time, because
 * neither size nor time distinguishes a file from the one that a checkout or a restored copy puts in its place.
 * @param {string} root
 * @returns {(paths: readonly string[]) => string} of paths relative to the root
 */
export function createHasher(root) {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @param {string} path */
  function hashOf(path) {
    const before = known.get(path);
    if (before !== undefined) return before;
    const hash = createHash('sha256');
    for (const file of filesUnder(root, path)) {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
    const digest = hash.digest('hex');
    known.set(path, digest);
    return digest;
  }
  return (paths) =>
    createHash('sha256')
      .update(paths.map((path) => `${path} ${hashOf(path)}`).join('\n'))
      .digest('hex');
}
