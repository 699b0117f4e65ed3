import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files/list-files.mjs';
import { chooseTests } from './choose-tests.mjs';

/** @import { TestLists } from './choose-tests.mjs' */

/** Also the version of the rules: a change of them empties the cache. */
const RULES = ['choose-tests.mjs', '../files/imports-of.mjs'].map((name) => new URL(name, import.meta.url));

/**
 * The tests of the station that run in a way of their own. Lists that were made from the same files are read from a cache.
 * @param {string} root
 * @returns {TestLists}
 */
export function testLists(root) {
  const station = join(root, 'apps/station');
  const files = listFiles(join(station, 'src'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `src/${file}`);
  const hash = createHash('sha256');
  for (const url of RULES) hash.update(readFileSync(url));
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(station, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const key = hash.digest('hex');
  const cache = join(root, 'node_modules/.cache/test-lists.json');
  const cached = readCache(cache);
  if (cached?.key === key) return cached.lists;
  const lists = chooseTests(new Map(files.map((file) => [file, readFileSync(join(station, file), 'utf8')])));
  mkdirSync(join(cache, '..'), { recursive: true });
  writeFileSync(cache, JSON.stringify({ key, lists }));
  return lists;
}

/**
 * @param {string} path
 * @returns {{ key: string, lists: TestLists } | undefined}
 */
function readCache(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
