import { stripComments } from './strip-comments.mjs';

const IMPORT =
  /(?:^|[\n;}])\s*(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"\n]+)['"]|\bimport\s*\(?\s*['"]([^'"\n]+)['"]/g;

/**
 * Returns the specifiers that a source file imports, re-exports or loads, in order.
 * @param {string} code
 * @returns {string[]}
 */
export function importsOf(code) {
  return [...stripComments(code).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
}

/**
 * Resolves a relative import to a path from the root; undefined for packages.
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function resolveImport(file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const parts = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Returns the package of a bare import, `@scope/name` or `name`, without the entry.
 * @param {string} specifier
 * @returns {string}
 */
export function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
