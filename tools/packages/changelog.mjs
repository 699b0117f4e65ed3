// How changesets writes a CHANGELOG.md (`changelog` in .changeset/config.json).

/**
 * Returns the entry of one change: its note as an item of a list.
 * @param {{ summary: string }} change
 * @returns {string}
 */
export function getReleaseLine({ summary }) {
  const [first = '', ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}

/**
 * Returns nothing, because all packages carry the same version.
 * @returns {string}
 */
export function getDependencyReleaseLine() {
  return '';
}
