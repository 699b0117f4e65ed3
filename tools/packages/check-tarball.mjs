import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { findFaults } from './find-faults.mjs';
import { runQuietly } from './run-quietly.mjs';

/** @import { Packed } from './pack-packages.mjs' */

/**
 * Returns what is wrong with a packed package: by our own rules, by publint, and by attw under its profile for packages that
 * are ES modules only.
 * @param {string} root
 * @param {Packed} packed
 * @returns {Promise<string[]>}
 */
export async function checkTarball(root, { folder, tarball, manifest }) {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  const linted = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  const resolved = manifest.exports === undefined ? [] : await typeFaults(root, tarball);
  return [...findFaults({ manifest, files: readTexts(folder) }), ...linted, ...resolved].map(
    (fault) => `${manifest.name}: ${fault}`,
  );
}

/**
 * @param {string} root
 * @param {string} tarball
 */
async function typeFaults(root, tarball) {
  const args = [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  try {
    await runQuietly(join(root, 'node_modules/.bin/attw'), args, { cwd: root });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/**
 * The text of every file by its path; that of maps and fonts is empty.
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function readTexts(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(folder, file), /\.(map|woff2)$/.test(name) ? '' : readFileSync(file, 'utf8')];
    }),
  );
}
