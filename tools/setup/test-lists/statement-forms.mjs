/**
 * The forms of a statement: it without its values and columns, and one for each column that an insert or update sets. Two tests
 * that set different columns of a table run the same statement and different columns.
 * @param {string} statement with `$1` for its values
 * @returns {string[]}
 */
export function statementForms(statement) {
  const plain = statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\(\?(?:, \?)*\)/g, '(?)')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .trim();
  const insert = /^(insert into ("\w+")) \(((?:"\w+"(?:, )?)+)\)(.*)$/i.exec(plain);
  if (insert) {
    const [, head = '', table = '', columns = '', rest = ''] = insert;
    return [`${head} … ${rest.trim()}`, ...columns.split(', ').map((column) => `insert ${table}.${column}`)];
  }
  const update = /^(update ("\w+")(?: as "\w+")?) set (.*?)( (?:where|from|returning) .*)?$/i.exec(plain);
  if (!update) return [plain];
  const [, head = '', table = '', sets = '', rest = ''] = update;
  return [`${head} … ${rest.trim()}`, ...sets.split(/, (?=")/).map((set) => `update ${table}.${set}`)];
}
