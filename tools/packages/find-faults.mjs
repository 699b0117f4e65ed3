import { importsOf, packageOf } from '../setup/files/imports-of.mjs';

/** @import { PublishedManifest } from './published.mjs' */

const REQUIRED = [
  'description',
  'keywords',
  'license',
  'author',
  'homepage',
  'bugs',
  'repository',
  'engines',
  'publishConfig',
  'files',
  'type',
];
const UNWANTED = ['scripts', 'devDependencies', 'private'];

/**
 * Returns the reasons why a tarball must not be published.
 * @param {{ manifest: PublishedManifest, files: ReadonlyMap<string, string> }} contents `files` is the text of every file by its path
 * @returns {string[]}
 */
export function findFaults({ manifest, files }) {
  return [
    ...REQUIRED.filter((field) => manifest[field] === undefined).map(
      (field) => `package.json has no "${field}"`,
    ),
    ...UNWANTED.filter((field) => manifest[field] !== undefined).map(
      (field) => `package.json has "${field}"`,
    ),
    ...versionFaults(manifest),
    ...sourceFaults(manifest),
    ...fileFaults(manifest, files),
    ...linkFaults(files),
    ...importFaults(manifest, files),
  ];
}

/** @param {PublishedManifest} manifest */
function versionFaults({ dependencies, peerDependencies }) {
  return Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([, version]) => !/^[\^~>=\d]/.test(version))
    .map(([name, version]) => `${name} has the version "${version}", which no registry knows`);
}

/** Whether the entries lead to files of the tarball is publint's to say. @param {PublishedManifest} manifest */
function sourceFaults({ exports = {} }) {
  const hasSources = Object.values(exports).some((target) => 'postkit-source' in target);
  return hasSources ? ['exports have the condition postkit-source'] : [];
}

/** @param {PublishedManifest} manifest @param {ReadonlyMap<string, string>} files */
function fileFaults({ version }, files) {
  const changes = files.get('CHANGELOG.md');
  const isDated = changes?.includes(`\n## ${version}\n`);
  return [
    ...['README.md', 'LICENSE']
      .filter((file) => !files.has(file))
      .map((file) => `${file} is not in the tarball`),
    ...(isDated ? [] : [`CHANGELOG.md does not name the changes of ${version}`]),
    ...[...files.keys()]
      .filter((file) => /(^|\/)(src|testing)\/|\.test\./.test(file))
      .map((file) => `${file} is in the tarball`),
  ];
}

/** @param {ReadonlyMap<string, string>} files */
function linkFaults(files) {
  const text = files.get('README.md')?.replaceAll(/```[\s\S]*?```/g, '') ?? '';
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https:|#)/.test(target) && !files.has(target))
    .map((target) => `README.md links to ${target}, which is not in the tarball`);
}

/** @param {PublishedManifest} manifest @param {ReadonlyMap<string, string>} files */
function importFaults({ name, dependencies, peerDependencies }, files) {
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  const code = [...files].filter(([file]) => /\.m?js$|\.d\.ts$/.test(file));
  const imported = new Map(
    code.flatMap(([file, text]) =>
      importsOf(text)
        .filter((specifier) => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:'))
        .map((specifier) => [packageOf(specifier), file]),
    ),
  );
  return [...imported]
    .filter(([used]) => !declared.has(used) && !declared.has(`@types/${used}`))
    .map(([used, file]) => `${file} imports ${used}, which package.json does not name`);
}
