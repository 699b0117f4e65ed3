import { isCode } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

const EVERYWHERE = ['test', 'test-d', 'spec', 'bench', 'config', 'module', 'd'];
const ROLES = [
  {
    from: 'packages/react-kit/src/',
    roles: ['view', 'controller', 'model', 'store', 'messages', 'queries', 'mutations', 'live'],
  },
  {
    from: 'apps/station/src/',
    roles: ['feature', 'routes', 'service', 'repository', 'policy', 'presenter', 'jobs', 'live'],
  },
];
const BUCKETS = new Set(['util', 'utils', 'type', 'types', 'helper', 'helpers', 'constant', 'constants']);
/** VitePress reads its configuration from a folder with a dot. */
const KEBAB = /^(?:[a-z0-9]+(-[a-z0-9]+)*|\.vitepress)$/;

/**
 * Files and folders are kebab-case and not buckets such as `utils`; roles come from a closed list.
 * @type {Rule}
 */
export function fileNames({ files }) {
  return [...files.keys()]
    .filter((file) => /^(packages|apps|e2e|tools)\//.test(file) && (isCode(file) || file.endsWith('.css')))
    .flatMap((file) => complaints(file).map((message) => ({ file, message })));
}

/** @param {string} file */
function complaints(file) {
  const folders = file.split('/').slice(0, -1);
  const [name = '', ...suffixes] = (file.split('/').at(-1) ?? '').split('.').slice(0, -1);
  const allowed = [...EVERYWHERE, ...(ROLES.find(({ from }) => file.startsWith(from))?.roles ?? [])];
  return [
    ...[...folders, name].filter((part) => !KEBAB.test(part)).map((part) => `"${part}" is not kebab-case`),
    ...[...folders, name]
      .filter((part) => BUCKETS.has(part))
      .map((part) => `"${part}" is a bucket: name what is in it`),
    ...suffixes
      .filter((suffix) => !allowed.includes(suffix))
      .map((suffix) => `".${suffix}" is not one of the roles here`),
  ];
}
