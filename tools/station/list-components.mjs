import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, version: string, licence: string | undefined }} Component An npm package. */

/**
 * The packages that a built program contains, from the file of licences that Vite writes beside it.
 * @param {string} licences `## name - version (licence)` for each package
 * @returns {Component[]}
 */
export function bundledComponents(licences) {
  return [...licences.matchAll(/^## (\S+) - (\S+)(?: \((.+)\))?$/gm)].map(
    ([, name = '', version = '', licence]) => ({ name, version, licence }),
  );
}

/**
 * The packages that are installed in a folder.
 * @param {string} folder with `node_modules` of pnpm
 * @returns {Component[]}
 */
export function installedComponents(folder) {
  const manifests = globSync(
    ['*', '@*/*'].map((name) => `node_modules/.pnpm/*/node_modules/${name}/package.json`),
    { cwd: folder },
  );
  return manifests.map((file) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return { name, version, licence: typeof license === 'string' ? license : undefined };
  });
}

/**
 * A list of the components of a station in the form CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/), which scanners read.
 * It has no time and no serial number, so that the same folder gives the same list.
 * @param {{ name: string, version: string }} station
 * @param {readonly Component[]} components in any order, with repetitions
 * @returns {object}
 */
export function componentList({ name, version }, components) {
  const byAddress = new Map(components.map((component) => [packageAddress(component), component]));
  const inOrder = [...byAddress].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: inOrder.map(([purl, component]) => ({
      type: 'library',
      name: component.name,
      version: component.version,
      purl,
      ...(component.licence === undefined ? {} : { licenses: [{ expression: component.licence }] }),
    })),
  };
}

/**
 * The package URL of an npm package (https://github.com/package-url/purl-spec).
 * @param {Component} component
 */
function packageAddress({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}
