import { tokensOf } from './tokens-of.mjs';

/**
 * The code without its comments. Good for looking for imports and texts, not for running.
 * @param {string} code
 * @returns {string}
 */
export function stripComments(code) {
  return tokensOf(code)
    .map(({ kind, value }) => (kind === 'comment' ? ' ' : value))
    .join('');
}
