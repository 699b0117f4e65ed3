/**
 * @import { NamedTest } from './collect-titles.mjs'
 * @import { Requirement, SpecPage } from './read-spec-page.mjs'
 */

const HEAD = `# Requirements and the tests that prove them

Written by \`npm run requirements\` from docs/spec and the titles of the tests.`;

/**
 * The page that lists the tests of every requirement, after the requirements that no test names.
 * @param {readonly SpecPage[]} pages
 * @param {readonly NamedTest[]} tests
 * @param {string} toRoot the way from the page's folder to the root of the repository, such as `../../`
 * @returns {string}
 */
export function renderIndex(pages, tests, toRoot) {
  /** @type {Map<string, NamedTest[]>} */
  const byId = new Map();
  for (const test of tests) for (const id of test.ids) byId.set(id, [...(byId.get(id) ?? []), test]);
  /** @param {Requirement} requirement */
  const isNamed = ({ id }) => byId.has(id);

  const all = pages.flatMap(({ requirements }) => requirements);
  const rows = pages.map(
    ({ title, file, requirements }) =>
      `| [${title}](${toRoot}${file}) | ${requirements.filter(isNamed).length} | ${requirements.length} |`,
  );
  const missing = all.filter((requirement) => !isNamed(requirement)).map(requirementLine);
  const sections = pages.map(({ title, requirements }) => {
    const lines = requirements.flatMap((requirement) => [
      requirementLine(requirement),
      ...(byId.get(requirement.id) ?? []).map((test) => testLine(test, toRoot)),
    ]);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return `${[
    HEAD,
    `Tests name ${all.filter(isNamed).length} of ${all.length} requirements.`,
    ['| Page | Named | All |', '| --- | --- | --- |', ...rows].join('\n'),
    '## Named by no test',
    missing.join('\n') || 'None.',
    ...sections,
  ].join('\n\n')}\n`;
}

/** @param {Requirement} requirement */
function requirementLine({ id, check, text }) {
  return `- **${id}** (${check}) ${text}`;
}

/**
 * @param {NamedTest} test
 * @param {string} toRoot
 */
function testLine({ sentence, file, line }, toRoot) {
  return `  - [${sentence.replaceAll(/[\\`*_[\]<>]/g, '\\$&')}](${toRoot}${file}#L${line})`;
}
