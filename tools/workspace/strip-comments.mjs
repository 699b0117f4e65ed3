/**
 * A comment, or a text or regular expression in which what looks like one is none. A quote ends with its line, so that an apostrophe
 * between JSX tags does no harm; a regular expression stands only where a value may begin.
 */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[=(,:[!&|?{};\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g;

/**
 * The code without its comments. Good for looking for imports and texts, not for running.
 * @param {string} code
 * @returns {string}
 */
export function stripComments(code) {
  return code.replace(TOKEN, (token) => (/^\/[*/]/.test(token) ? ' ' : token));
}
