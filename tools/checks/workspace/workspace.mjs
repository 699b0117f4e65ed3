/**
 * The parts of a package.json that the checks read.
 * @typedef {{
 *   name?: string, private?: boolean, license?: string, type?: string,
 *   exports?: Record<string, string | Record<string, string>>, bin?: Record<string, string>,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * }} Manifest
 */

/** @typedef {{ dir: string, manifest: Manifest }} Member */

/**
 * The repository: its files by path from the root, its members, and the versions of the catalog.
 * @typedef {{ files: Map<string, string>, members: Member[], catalog: Map<string, string> }} Workspace
 */

/** @typedef {{ file: string, message: string }} Finding */

/** @typedef {(workspace: Workspace) => Finding[]} Rule */

/**
 * Reads members and catalog from the files. A listed member without a package.json gets an empty manifest, which the rules report.
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
 * Returns the indented lines under a top-level key, which is all that pnpm-workspace.yaml uses of YAML.
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
 * Whether a file is a test or benchmark and not part of the product.
 * @param {string} file
 * @returns {boolean}
 */
export function isTest(file) {
  return (
    /\.(test|test-d|spec|bench)\.[cm]?[jt]sx?$/.test(file) ||
    file.startsWith('e2e/') ||
    /\/(bench|testing|contract)\//.test(file)
  );
}

/**
 * Whether a file is TypeScript or JavaScript.
 * @param {string} file
 * @returns {boolean}
 */
export function isCode(file) {
  return /\.[cm]?[jt]sx?$/.test(file);
}
