/** @import { PublishedManifest } from './published.mjs' */

/**
 * Returns the package.json of a tarball: without scripts, development packages and the condition of the sources, which are
 * not in it, and with the addresses of the repository.
 * @param {PublishedManifest} manifest as pnpm packed it
 * @param {{ dir: string, address: string }} origin the package's folder, and the repository's web address without a slash at the end
 * @returns {PublishedManifest}
 */
export function finishManifest(manifest, { dir, address }) {
  const { scripts: _scripts, devDependencies: _devDependencies, exports, ...fields } = manifest;
  return {
    ...fields,
    ...(exports && {
      exports: Object.fromEntries(
        Object.entries(exports)
          .map(([entry, target]) => /** @type {const} */ ([entry, withoutSource(target)]))
          // An entry for members of the repository alone has only its source.
          .filter(([, target]) => Object.keys(target).length > 0),
      ),
    }),
    homepage: `${address}/tree/main/${dir}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory: dir },
  };
}

/** @param {Record<string, string>} target */
function withoutSource({ 'postkit-source': _source, ...target }) {
  return target;
}
