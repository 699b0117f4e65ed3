/**
 * @import { NamedTest } from './collect-titles.mjs'
 * @import { SpecPage } from './read-spec-page.mjs'
 */

const MOST_IDS = 3;

/**
 * Lines of docs/spec that are not a requirement.
 * @param {readonly SpecPage[]} pages
 * @returns {string[]}
 */
export function malformedLines(pages) {
  return pages.flatMap(({ file, malformed }) =>
    malformed.map(
      ({ line, text }) =>
        `${file}:${line}: not like "- **AUTH-001** (e2e) …" with the page's prefix: ${text}`,
    ),
  );
}

/**
 * Ids that docs/spec has more than once.
 * @param {readonly SpecPage[]} pages
 * @returns {string[]}
 */
export function repeatedIds(pages) {
  /** @type {Map<string, string>} */
  const first = new Map();
  return pages.flatMap(({ file, requirements }) =>
    requirements.flatMap(({ id }) => {
      const earlier = first.get(id);
      first.set(id, earlier ?? file);
      return earlier === undefined ? [] : [`${file}: ${id} is in ${earlier} already`];
    }),
  );
}

/**
 * Ids in titles, and in the text of a page, that docs/spec does not have.
 * @param {readonly SpecPage[]} pages
 * @param {readonly NamedTest[]} tests
 * @param {{ file: string, text: string }} decisions the page that names the ids each decision concerns
 * @returns {string[]}
 */
export function unknownIds(pages, tests, decisions) {
  const known = new Set(pages.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const mentioned = [...new Set(decisions.text.match(/\b[A-Z]+-\d{3}\b/g))];
  return [
    ...tests.flatMap(({ ids, file, line }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}:${line}: docs/spec has no ${id}`),
    ),
    ...mentioned.filter((id) => !known.has(id)).map((id) => `${decisions.file}: docs/spec has no ${id}`),
  ];
}

/**
 * Titles that name more requirements than one test can prove.
 * @param {readonly NamedTest[]} tests
 * @returns {string[]}
 */
export function crowdedTitles(tests) {
  return tests
    .filter(({ ids }) => ids.length > MOST_IDS)
    .map(
      ({ ids, file, line }) =>
        `${file}:${line}: the title names ${ids.length} requirements; split the test, ${MOST_IDS} at most`,
    );
}
