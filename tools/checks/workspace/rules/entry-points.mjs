import { stripComments } from '../../../setup/files/strip-comments.mjs';
import { isCode } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

/**
 * An index.ts contains only named re-exports, and no file uses `export *`.
 * @type {Rule}
 */
export function entryPoints({ files }) {
  return [...files]
    .filter(([file]) => /^(packages|apps|e2e)\//.test(file) && isCode(file))
    .flatMap(([file, text]) => {
      const code = stripComments(text);
      const star = /(^|[\n;])\s*export\s+(type\s+)?\*/.test(code);
      const rest = code
        .replace(/\bexport\s+(type\s+)?(\{[^}]*\}|\*[^'"]*)\s*from\s*['"][^'"]+['"];?/g, '')
        .trim();
      return [
        ...(star ? [{ file, message: 'has `export *`: name each export' }] : []),
        ...(/\/src\/(.*\/)?index\.tsx?$/.test(file) && rest !== ''
          ? [{ file, message: 'is an entry point: named re-exports and nothing else' }]
          : []),
      ];
    });
}
