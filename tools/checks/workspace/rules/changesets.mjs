/** @import { Finding, Member, Rule } from '../workspace.mjs' */

const CHANGESET = /^\.changeset\/(?!README\.md$)[^/]+\.md$/;
const FRONT_MATTER = /^---\n([^]*?\n)---\n([^]*)$/;
const LINE = /^'([^']+)': (?:patch|minor|major)$/;

/**
 * Each changeset names only published packages, each with its bump, and has a text: `changeset version` refuses a release otherwise.
 * @type {Rule}
 */
export function changesets({ files, members }) {
  const published = new Set(
    members.filter(({ manifest }) => !manifest.private).map(({ manifest }) => manifest.name),
  );
  return [...files]
    .filter(([file]) => CHANGESET.test(file))
    .flatMap(([file, note]) => faultsOf(note, published).map((message) => ({ file, message })));
}

/**
 * @param {string} note
 * @param {ReadonlySet<string | undefined>} published
 * @returns {string[]}
 */
function faultsOf(note, published) {
  const [, head = '', text = ''] = FRONT_MATTER.exec(note) ?? [];
  const lines = head.split('\n').filter((line) => line !== '');
  const names = lines.flatMap((line) => LINE.exec(line)?.[1] ?? []);
  return [
    ...(lines.length === 0 ? ['names no package between two lines of ---'] : []),
    ...lines
      .filter((line) => !LINE.test(line))
      .map((line) => `has no package with patch, minor or major in: ${line}`),
    ...names.filter((name) => !published.has(name)).map((name) => `names ${name}, which is not published`),
    ...(text.trim() === '' ? ['has no text for the changelog'] : []),
  ];
}
