import ts from 'typescript';

/**
 * A test or test step that names requirements.
 * @typedef {{ ids: string[], sentence: string, file: string, line: number }} NamedTest `sentence` starts with the names of its describes
 */

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
 * The tests and steps of one file whose titles begin with requirement ids: `it('AUTH-001 AUTH-002 refuses a wrong password', …)`.
 * @param {string} file
 * @param {string} text
 * @returns {NamedTest[]}
 */
export function collectTitles(file, text) {
  // Parsing every test of the workspace takes seconds; most name no requirement.
  if (!/[A-Z]+-\d{3}/.test(text)) return [];
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  /** @type {NamedTest[]} */
  const named = [];
  /**
   * @param {ts.Node} node
   * @param {string} context the sentence so far
   */
  function visit(node, context) {
    const title = ts.isCallExpression(node) ? titleOf(node, source) : undefined;
    if (title === undefined) {
      ts.forEachChild(node, (child) => visit(child, context));
      return;
    }
    const rowIds = ts.isCallExpression(node) && title.startsWith('%s ') ? idsOfRows(node.expression) : [];
    const { ids, words } = rowIds.length > 0 ? { ids: [], words: title.slice(3) } : splitTitle(title);
    const sentence = `${context}${words}`;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const role = ts.isCallExpression(node) ? roleOf(node.expression) : undefined;
    if (role !== 'describe' && ids.length > 0) named.push({ ids, sentence, file, line: line + 1 });
    for (const row of rowIds) named.push({ ids: row, sentence, file, line: line + 1 });
    const separator = role === 'describe' ? ' ' : ': ';
    ts.forEachChild(node, (child) => visit(child, sentence === '' ? '' : sentence + separator));
  }
  visit(source, '');
  return named;
}

/** @param {string} title */
function splitTitle(title) {
  const [, ids, words] = LEADING_IDS.exec(title) ?? [];
  return { ids: ids?.match(/[A-Z]+-\d{3}/g) ?? [], words: ids === undefined ? title : (words?.trim() ?? '') };
}

/**
 * The ids of each row of `it.each([['AUTH-001 AUTH-002', …], …])`.
 * @param {ts.Expression} each
 * @returns {string[][]}
 */
function idsOfRows(each) {
  const [table] = ts.isCallExpression(each) ? each.arguments : [];
  const rows = table && ts.isAsExpression(table) ? table.expression : table;
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap((row) => {
    const [first] = ts.isArrayLiteralExpression(row) ? row.elements : [];
    return first && ts.isStringLiteralLike(first) && /^[A-Z]+-\d{3}( [A-Z]+-\d{3})*$/.test(first.text)
      ? [first.text.split(' ')]
      : [];
  });
}

/**
 * The title of a call of describe, it, test or test.step, in any of their forms: `it.each(…)('title', …)`, `test.skip('title', …)`.
 * @param {ts.CallExpression} call
 * @param {ts.SourceFile} source
 * @returns {string | undefined}
 */
function titleOf(call, source) {
  const [first] = call.arguments;
  const role = roleOf(call.expression);
  if (!first || !role) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text.replaceAll(/\s+/g, ' ');
  if (ts.isTemplateExpression(first)) return first.getText(source).slice(1, -1).replaceAll(/\s+/g, ' ');
  return role === 'describe' && ts.isIdentifier(first) ? first.text : undefined;
}

/**
 * @param {ts.Expression} callee
 * @returns {'describe' | 'test' | undefined}
 */
function roleOf(callee) {
  if (ts.isCallExpression(callee)) return roleOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return roleOf(callee.tag);
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text === 'describe' ? 'describe' : roleOf(callee.expression);
  if (!ts.isIdentifier(callee)) return undefined;
  if (callee.text === 'describe') return 'describe';
  return callee.text === 'it' || callee.text === 'test' ? 'test' : undefined;
}
