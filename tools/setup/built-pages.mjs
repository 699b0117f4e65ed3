/** Pages of `docs` that a build of the documentation writes and git does not have, by the generator that writes them. */
export const BUILT_PAGES = { 'sdk-reference': 'docs/reference/sdk', commands: 'docs/guides/commands.md' };

const paths = Object.values(BUILT_PAGES);

/**
 * Whether a file or folder is one of these pages, as a path from the root.
 * @param {string} path
 * @returns {boolean}
 */
export function isBuiltPage(path) {
  return paths.some((built) => path === built || path.startsWith(`${built}/`));
}
