/** @import { Rule } from '../workspace.mjs' */

/**
 * A package that two members use has one version, in the catalog, or one in a catalog with a name that says why. Peer ranges are excluded, because hosts depend on them.
 * @type {Rule}
 */
export function catalog({ files, members, catalog: versions }) {
  const root = { dir: '', manifest: JSON.parse(files.get('package.json') ?? '{}') };
  const uses = [root, ...members].flatMap(({ dir, manifest }) =>
    Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    })
      .filter(([, version]) => !version.startsWith('workspace:'))
      .map(([name, version]) => ({
        file: dir === '' ? 'package.json' : `${dir}/package.json`,
        name,
        version,
      })),
  );
  const counts = Map.groupBy(uses, ({ name }) => name);
  const astray = uses
    .filter(
      ({ name, version }) =>
        !version.startsWith('catalog:') && (versions.has(name) || (counts.get(name)?.length ?? 0) > 1),
    )
    .map(({ file, name }) => ({ file, message: `${name} must be "catalog:": it is shared` }));
  const unused = [...versions.keys()]
    .filter((name) => !counts.has(name))
    .map((name) => ({ file: 'pnpm-workspace.yaml', message: `the catalog has ${name}, which nothing uses` }));
  return [...astray, ...unused];
}
