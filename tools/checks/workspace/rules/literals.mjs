import { stripComments } from '../../../setup/files/strip-comments.mjs';
import { isCode, isTest } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

// Split into parts, or this file would be a finding.
const PATH = new RegExp(['["\'`][^"\'`\\n]*', 'api/v\\d+/'].join(''));
const OUTSIDE = ['..', 'shared'].join('/');

/**
 * Only the operation table contains the paths of operations, and only tests know the folder beside the repository.
 * @type {Rule}
 */
export function literals({ files }) {
  const paths = [...files]
    .filter(([file, text]) => isSource(file) && PATH.test(stripComments(text)))
    .map(([file]) => ({
      file,
      message: 'spells the path of an operation: take it from the operation table',
    }));
  const outside = [...files]
    .filter(([file, text]) => !isTest(file) && text.includes(OUTSIDE))
    .map(([file]) => ({ file, message: `speaks of ${OUTSIDE}` }));
  return [...paths, ...outside];
}

/** @param {string} file */
function isSource(file) {
  return (
    isCode(file) &&
    !isTest(file) &&
    /^(packages|apps)\//.test(file) &&
    !file.startsWith('packages/sdk/src/schema/')
  );
}
