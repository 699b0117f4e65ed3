import { importsOf, resolveImport } from '../../../setup/files/imports-of.mjs';
import { isCode } from '../workspace.mjs';

/** @import { Finding, Rule } from '../workspace.mjs' */

/** The tools that apps, tests and a start use, and the scripts that run only those. */
const GROUND = /^tools\/(?:(?:setup|generate)\/|(?:start|build|generate)\.mjs$)/;

/**
 * The tools have two storeys. The ground sees the packages and itself; the roof, which is the rest, sees everything, and only the roof
 * sees it.
 * @type {Rule}
 */
export function storeys({ files }) {
  return [...files]
    .filter(([file]) => isCode(file))
    .flatMap(([file, text]) =>
      importsOf(text).flatMap((specifier) => {
        const target = resolveImport(file, specifier);
        // A test can have imports of files that it makes up.
        return target === undefined || !files.has(target) ? [] : breach(file, target);
      }),
    );
}

/**
 * @param {string} file
 * @param {string} target
 * @returns {Finding[]}
 */
function breach(file, target) {
  const isGround = GROUND.test(file);
  if (isGround && /^(?:apps|e2e)\//.test(target))
    return [{ file, message: `imports ${target}: setup and generate may not see apps and e2e` }];
  if ((isGround || !file.startsWith('tools/')) && target.startsWith('tools/') && !GROUND.test(target))
    return [{ file, message: `imports ${target}: of the tools, only setup and generate are for others` }];
  return [];
}
