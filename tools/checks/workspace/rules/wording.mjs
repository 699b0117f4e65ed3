import { tokensOf } from '../../../setup/files/tokens-of.mjs';
import { isCode, isTest } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

/**
 * Words that the glossary and the rules of CONTRIBUTING.md replace, in comments, test titles and documents.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const PROSE = [
  [
    /\b(?:some|any|every|no)body\b|\bwhoever\b|\bpeople\b|\bpersons?\b/i,
    'name who acts: user, editor, admin, station, browser, app',
  ],
  [/\btold\b|\btell(?:s|ing)?\b(?! (?:\w+ ){0,3}apart)/i, 'notify, publish, report, log, show or say'],
  [/\banew\b/i, 'again, refetch, re-render'],
  [/\b(?:answers|answered|answering)\b/i, 'return or resolve to; HTTP: respond'],
  [/\blet(?:s|ting)? go\b/i, 'cancel, discard, drop or release'],
  [
    /\b(?:takes?|taken|took|taking) up\b|\b(?:goes|go|went|going) on\b/i,
    'resume, retry, restart or continue',
  ],
  [/\bcut(?:s|ting)? off\b/i, 'truncate; for a connection: drop'],
  [/\bstands\b|\bstanding\b/i, 'is, is stored in, appears in; permission, role or state'],
  [/\bholes?\b/i, 'gap'],
  [/\bparcels?\b|\bdesks?\b/i, 'delivery; platform adapter, platform server'],
  [
    /\bbehind (?:its|their|his|her) backs?\b|\bsuch as it\b|\bof which nothing\b|\bwhere it is none\b/i,
    'write the plain sentence',
  ],
  [/(?:^|[.:;] )What (?!if\b|[^.]*\?)/, 'begin with the subject, not with "What"'],
];

/** Words that screens use less plainly than their users would. @type {typeof PROSE} */
const SCREENS = [[/\bmend(?:s|ed|ing)?\b/i, 'fix']];

/** Words of PROSE that are no names either, with the words of an identifier separated. */
const NAMES =
  /\b(?:told|tell|tells|teller|tellers|anew|somebody|anybody|everybody|nobody|whoever|standing|hole|holes|parcel|desk)\b/i;

/**
 * Comments, test titles, documents, names and the texts of screens use the words of the glossary.
 * @type {Rule}
 */
export function wording({ files }) {
  return [...files]
    .filter(([file]) => isChecked(file))
    .flatMap(([file, text]) => findingsIn(file, text).map((message) => ({ file, message })));
}

/** @param {string} file */
function isChecked(file) {
  // The specification keeps its quotations, and these two name the words in order to replace them.
  if (file.startsWith('docs/spec/') || file === 'docs/glossary.md' || file === 'CONTRIBUTING.md')
    return false;
  if (file.startsWith('tools/checks/workspace/rules/wording.')) return false;
  return isCode(file) || /\.(?:css|md)$/.test(file);
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function findingsIn(file, text) {
  if (file.endsWith('.md')) {
    return text.split('\n').flatMap((line, index) => proseFindings(line.replace(/`[^`]*`/g, ' '), index + 1));
  }
  return tokensOf(text).flatMap(({ kind, value, line, isTitle }) => {
    if (kind === 'comment')
      return value.split('\n').flatMap((row, index) => proseFindings(withoutMarks(row), line + index));
    if (kind === 'text') return textFindings(file, { value, line, isTitle });
    return nameFindings(value, line);
  });
}

/**
 * Texts that a reader meets: the titles of tests, and the words of screens.
 * @param {string} file
 * @param {{ value: string, line: number, isTitle: boolean }} text
 */
function textFindings(file, { value, line, isTitle }) {
  if (file.endsWith('.messages.ts')) return proseFindings(value.slice(1, -1), line, [...PROSE, ...SCREENS]);
  return isTitle && isTest(file) ? proseFindings(value, line) : [];
}

/** @param {string} row */
function withoutMarks(row) {
  return row.replace(/^\s*(?:\/\/|\/\*+|\*+\/?)\s?|\s*\*\/$/g, '').replace(/`[^`]*`/g, ' ');
}

/**
 * @param {string} prose
 * @param {number} line
 */
function proseFindings(prose, line, words = PROSE) {
  return words.flatMap(([pattern, instead]) => {
    const found = pattern.exec(prose);
    return found ? [`line ${line}: "${found[0].trim()}" – ${instead}`] : [];
  });
}

/**
 * @param {string} code
 * @param {number} line
 */
function nameFindings(code, line) {
  return code.split('\n').flatMap((row, index) =>
    [...row.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(([name]) => {
      const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
      return NAMES.test(words) ? [`line ${line + index}: the name "${name}" – use the glossary's word`] : [];
    }),
  );
}
