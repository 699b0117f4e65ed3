/**
 * A comment, a text or a regular expression. A quote ends with its line, so that an apostrophe between JSX tags does no harm; a regular
 * expression is only recognised where a value may begin.
 */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[=(,:[!&|?{};\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g;

/** The code before the title of a test: `it(`, `describe.each(…)(`, or the end of a table of several lines. */
const BEFORE_TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^\n]*\))?|^\s*\][^\n]*\)|>\s*\))\(\s*$/m;

/**
 * @typedef {object} Token
 * @property {'comment' | 'text' | 'code'} kind a text has its quotes; regular expressions count as texts
 * @property {string} value
 * @property {number} line of its first character, from 1
 * @property {boolean} isTitle a text that names a test or a group of tests
 */

/**
 * The code in pieces, in order: together they are the whole of it.
 * @param {string} code
 * @returns {Token[]}
 */
export function tokensOf(code) {
  /** @type {Token[]} */
  const tokens = [];
  let line = 1;
  let end = 0;
  /** @param {Token['kind']} kind @param {string} value @param {boolean} [isTitle] */
  const add = (kind, value, isTitle = false) => {
    if (value !== '') tokens.push({ kind, value, line, isTitle });
    line += value.split('\n').length - 1;
  };
  for (const { 0: value, index } of code.matchAll(TOKEN)) {
    const before = code.slice(end, index);
    add('code', before);
    add(/^\/[*/]/.test(value) ? 'comment' : 'text', value, BEFORE_TITLE.test(before.slice(-200)));
    end = index + value.length;
  }
  add('code', code.slice(end));
  return tokens;
}
