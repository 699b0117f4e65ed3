/**
 * A package.json, as far as the checks read it.
 * @typedef {{
 *   name?: string, private?: boolean, license?: string, type?: string,
 *   exports?: Record<string, string | Record<string, string>>, bin?: Record<string, string>,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * }} Manifest
 */

/** @typedef {{ dir: string, manifest: Manifest }} Member */

/**
 * The repository as values: its files by path from the root, its members, and the versions of the catalog.
 * @typedef {{ files: Map<string, string>, members: Member[], catalog: Map<string, string> }} Workspace
 */

/** @typedef {{ file: string, message: string }} Finding */

/** @typedef {(workspace: Workspace) => Finding[]} Rule */

/**
 * Reads members and catalog out of the files. A listed member without package.json has an empty manifest, for the rules to find.
 * @param {Map<string, string>} files
 * @returns {Workspace}
 */
export function workspaceOf(files) {
  const settings = files.get('pnpm-workspace.yaml') ?? '';
  const members = section(settings, 'packages').map((item) => {
    const dir = item.replace(/^- */, '').replace(/['"]/g, '');
    return { dir, manifest: JSON.parse(files.get(`${dir}/package.json`) ?? '{}') };
  });
  const pairs = section(settings, 'catalog').map((item) => item.replace(/['"]/g, '').split(/: +/));
  return { files, members, catalog: new Map(pairs.map(([name = '', version = '']) => [name, version])) };
}

/**
 * The indented lines under a top-level key: pnpm-workspace.yaml uses no more of YAML than that.
 * @param {string} yaml
 * @param {string} key
 * @returns {string[]}
 */
function section(yaml, key) {
  const body = new RegExp(`^${key}:\\n((?:[ \\t]+.*\\n?|\\n)*)`, 'm').exec(yaml)?.[1] ?? '';
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * True for files that prove or measure the product and are not part of it.
 * @param {string} file
 * @returns {boolean}
 */
export function isTest(file) {
  return /\.(test|test-d|spec|bench)\.[cm]?[jt]sx?$/.test(file) || file.startsWith('e2e/') || /\/(bench|testing|contract)\//.test(file);
}

/**
 * True for TypeScript and JavaScript files.
 * @param {string} file
 * @returns {boolean}
 */
export function isCode(file) {
  return /\.[cm]?[jt]sx?$/.test(file);
}
