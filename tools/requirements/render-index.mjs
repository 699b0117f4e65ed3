/** @import { NamedTest } from './collect-titles.mjs' */

const HEAD = `# Requirements and the tests that prove them

Written by \`npm run requirements\` from the titles of the tests; not edited by hand.
`;

/**
 * The page docs/requirements.md: a heading per prefix, a line per id with the tests that name it.
 * @param {NamedTest[]} tests
 * @returns {string}
 */
export function renderIndex(tests) {
  /** @type {Map<string, Map<string, NamedTest[]>>} */
  const prefixes = new Map();
  const rows = tests.flatMap((test) => test.ids.map((id) => ({ id, test })));
  for (const { id, test } of rows.toSorted(
    (a, b) => compare(a.id, b.id) || compare(a.test.file, b.test.file) || compare(a.test.title, b.test.title),
  )) {
    const prefix = id.slice(0, id.indexOf('-'));
    const ids = prefixes.get(prefix) ?? new Map();
    prefixes.set(prefix, ids.set(id, [...(ids.get(id) ?? []), test]));
  }
  const sections = [...prefixes].map(([prefix, ids]) => `## ${prefix}\n\n${[...ids].map(([id, named]) => line(id, named)).join('\n')}\n`);
  return [HEAD, ...sections].join('\n');
}

/**
 * @param {string} id
 * @param {NamedTest[]} tests
 */
function line(id, tests) {
  const said = tests.map(({ title, file }) => `${escapeMarkdown(title)} ([${file.slice(file.lastIndexOf('/') + 1)}](../${file}))`);
  return `- **${id}** ${[...new Set(said)].join('; ')}`;
}

/** @param {string} text */
function escapeMarkdown(text) {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}
