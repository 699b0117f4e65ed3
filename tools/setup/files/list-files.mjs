import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltPage } from '../built-pages.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.next',
  '.astro',
  '.git',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Data folders of running stations. */
const DATA = /^(apps\/[^/]+\/)?data$/;

/**
 * Returns every file of the repository as a sorted path from its root, without installed, built and recorded files.
 * @param {string} root
 * @returns {string[]}
 */
export function listFiles(root) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} folder */
  function walk(folder) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isBuiltPage(path)) continue;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name) && !DATA.test(path)) walk(path);
      } else if (entry.isFile()) files.push(path);
    }
  }
  walk('');
  return files.sort();
}
