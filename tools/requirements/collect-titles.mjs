/**
 * A test that names requirements.
 * @typedef {{ ids: string[], title: string, file: string }} NamedTest
 */

/** The first argument of it(…) or test(…), or of what it.each(…) and it.skipIf(…) answer, when it is a plain text. */
const TITLE = /(?:\b(?:it|test)(?:\.[a-z]+)*|[)`])\s*\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/gi;
const LEADING_IDS = /^((?:[A-Z]+-\d{3}[\s,;:]+)*[A-Z]+-\d{3})(?:[\s,;:]+(.*))?$/s;

/**
 * Whether a path holds tests whose titles count.
 * @param {string} file
 * @returns {boolean}
 */
export function isTestFile(file) {
  return /\.(test|spec)\.tsx?$/.test(file) || /^e2e\/.*\.tsx?$/.test(file);
}

/**
 * The tests of one file whose titles begin with requirement ids: `it('AUTH-001 AUTH-002 a wrong password is refused', …)`, `.each` included.
 * @param {string} file
 * @param {string} text
 * @returns {NamedTest[]}
 */
export function collectTitles(file, text) {
  return [...text.matchAll(TITLE)].flatMap((match) => {
    const quoted = match.slice(1).find((group) => group !== undefined) ?? '';
    const parts = LEADING_IDS.exec(quoted.replace(/\\(['"`\\])/g, '$1').replace(/\s+/g, ' '));
    if (!parts) return [];
    return [{ ids: parts[1]?.match(/[A-Z]+-\d{3}/g) ?? [], title: parts[2]?.trim() ?? '', file }];
  });
}
