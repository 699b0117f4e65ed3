import ts from 'typescript';
import { isCode, isTest } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

const KIT = 'packages/react-kit/src/';

/** Attributes that users see or hear. */
const SPOKEN =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|confirmLabel|description|details|errorMessage|header|heading|help|hint|label|message|placeholder|text|title|tooltip)$/;

/** Calls whose texts only the log and the telemetry of the host receive. */
const LOGGED = /(?:^|\.)(?:warn|error|logFailure|reportToLog|runQuietly|track|startsWith|includes)$/;

/** A parameter or property that is a word object or a locale. The provider of a page may have a locale. */
const PASSED = /[\w}]+\??: Words<typeof \w+>(?!\[)|\blocale: string\b/g;

const WORD = /\p{L}{2}/u;
/** Two words after a capital: `Episode saved`. A date pattern has no word of three small letters. */
const SENTENCE = /^(?:A|\p{Lu}[\p{L}’]+) (?:.*\s)?\p{Ll}{2,}/u;
/** Patterns of dates, and the names and units that are the same in every language. */
const NO_WORD =
  /^[\sdDMYHhmsaA:,./-]+$|^\W*(?:dB|LUFS|Facebook|Megaphone|Omny|RSS|Spreaker|Twitter|Webhook|YouTube)\W*$/;

/**
 * The kit takes the words of its screens from message modules, so that a catalogue can replace them.
 * @type {Rule}
 */
export function screenWords({ files }) {
  return [...files]
    .filter(([file]) => isScreen(file))
    .flatMap(([file, text]) =>
      [
        ...literalWords(file, text).map(
          (words) => `shows "${words}": take it from a message module (useWords)`,
        ),
        ...(file.startsWith(`${KIT}words/`) ? [] : [...text.matchAll(PASSED)]).map(
          ([passed]) => `passes "${passed}": take the words and the locale from the catalogue`,
        ),
      ].map((message) => ({ file, message })),
    );
}

/** @param {string} file */
function isScreen(file) {
  return (
    file.startsWith(KIT) &&
    isCode(file) &&
    !isTest(file) &&
    !file.endsWith('.messages.ts') &&
    !file.startsWith(`${KIT}messages/`) &&
    // The list of screens has the English names of the menu, and the second follows from it.
    file !== `${KIT}screens.ts` &&
    file !== `${KIT}host/session/session-areas.ts`
  );
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function literalWords(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const words = wordsOf(node);
    if (words !== undefined && isVisible(node, words)) found.push(words.trim());
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined} a gap of a template as one blank
 */
function wordsOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
    : undefined;
}

/**
 * @param {ts.Node} node
 * @param {string} words
 */
function isVisible(node, words) {
  if (!WORD.test(words) || NO_WORD.test(words)) return false;
  if (ts.isJsxText(node)) return true;
  const place = placeOf(node);
  if (ts.isJsxExpression(place))
    return ts.isJsxElement(place.parent) || ts.isJsxFragment(place.parent) || isSpoken(place.parent);
  if (ts.isJsxAttribute(place)) return isSpoken(place);
  if (ts.isPropertyAssignment(place) && SPOKEN.test(place.name.getText())) return /^\p{Lu}/u.test(words);
  return SENTENCE.test(words) && !isInternal(place);
}

/**
 * The node whose value a text becomes, past `&&`, `??`, `? :` and parentheses.
 * @param {ts.Node} node
 * @returns {ts.Node}
 */
function placeOf(node) {
  const { parent } = node;
  const passes =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) &&
      [
        ts.SyntaxKind.BarBarToken,
        ts.SyntaxKind.QuestionQuestionToken,
        ts.SyntaxKind.AmpersandAmpersandToken,
      ].includes(parent.operatorToken.kind));
  return passes ? placeOf(parent) : parent;
}

/** @param {ts.Node} node */
function isSpoken(node) {
  return ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText());
}

/**
 * Whether a text is only compared, logged or thrown.
 * @param {ts.Node} place
 */
function isInternal(place) {
  if (ts.isBinaryExpression(place)) return place.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (ts.isNewExpression(place)) return place.expression.getText().endsWith('Error');
  return ts.isCallExpression(place) && LOGGED.test(place.expression.getText());
}
