import { importsOf, resolveImport } from '../../../setup/files/imports-of.mjs';
import { isCode, isTest } from '../workspace.mjs';

/** @import { Finding, Rule } from '../workspace.mjs' */

const sdk = 'packages/sdk/src';
const kit = 'packages/react-kit/src';
const station = 'apps/station/src';
const stationTop = ['app.ts', 'features.ts', 'main.ts', 'index.ts'].map((name) => `${station}/${name}`);

/**
 * Folders in their order, each of which sees only those before it.
 * @param {string} root
 * @param {readonly string[]} names
 */
function layers(root, names) {
  const beside = ['standalone', 'hooks'];
  return names.map((name, at) => ({
    from: `${root}/${name}`,
    never: [...names.slice(at + 1), ...(name === 'shell' ? [] : beside)].map((upper) => `${root}/${upper}`),
  }));
}

/**
 * The folders that a folder or file may not import.
 * @type {{ from: string, never: string[] }[]}
 */
const FOLDERS = [
  { from: `${sdk}/core`, never: [`${sdk}/resources`, `${sdk}/live`, `${sdk}/client.ts`, `${sdk}/index.ts`] },
  { from: `${sdk}/resources`, never: [`${sdk}/live`, `${sdk}/client.ts`, `${sdk}/index.ts`] },
  { from: `${sdk}/live`, never: [`${sdk}/resources`, `${sdk}/client.ts`, `${sdk}/index.ts`] },
  ...layers(kit, ['words', 'ui', 'host', 'data', 'parts', 'screens', 'shell']),
  // Single parts for the screens of other teams stand beside the screens.
  { from: `${kit}/standalone`, never: ['screens', 'shell'].map((name) => `${kit}/${name}`) },
  {
    from: `${kit}/hooks`,
    never: ['parts', 'screens', 'standalone', 'shell'].map((name) => `${kit}/${name}`),
  },
  // The blocks of station sites are small, and need nothing of the workspace.
  {
    from: `${kit}/site`,
    never: ['ui', 'host', 'data', 'parts', 'screens', 'standalone', 'shell', 'styles'].map(
      (name) => `${kit}/${name}`,
    ),
  },
  { from: 'packages/cli/src/core', never: ['packages/cli/src/commands'] },
  {
    from: `${station}/platform`,
    never: [
      ...stationTop,
      ...['context.ts', 'features', 'demo', 'audio', 'playout', 'rss', 'live', 'supervisor'].map(
        (name) => `${station}/${name}`,
      ),
    ],
  },
  ...['audio', 'playout', 'rss', 'live', 'supervisor'].map((name) => ({
    from: `${station}/${name}`,
    never: [...stationTop, ...['context.ts', 'features', 'demo'].map((upper) => `${station}/${upper}`)],
  })),
  { from: `${station}/features`, never: [...stationTop, `${station}/demo`] },
  { from: `${station}/features.ts`, never: [`${station}/demo`] },
];

/**
 * The entries of PostKit's packages that a folder may import; the first match counts.
 * @type {{ from: string, only: RegExp }[]}
 */
const PACKAGES = [
  { from: sdk, only: /^$/ },
  { from: `${kit}/ui`, only: /^$/ },
  { from: `${kit}/site`, only: /^@postkit\/sdk\/public$/ },
  { from: kit, only: /^@postkit\/sdk(\/(operations|schema|words))?$/ },
  { from: 'packages/cli/src', only: /^@postkit\/sdk(\/(schema|words))?$/ },
  { from: 'apps/console/src', only: /^@postkit\/(sdk|react-kit)(\/|$)/ },
  { from: 'apps/widget/src', only: /^@postkit\/(sdk|react-kit)(\/|$)/ },
  // The media worker runs it for each upload and render, so it loads no schemas.
  { from: `${station}/audio`, only: /^@postkit\/sdk\/loudness$/ },
  { from: station, only: /^@postkit\/sdk\/(schema|words|loudness)$/ },
];

/** The kit navigates through its host and has no router. */
const ROUTERS = /^(@tanstack\/react-router|react-router|react-router-dom|next|wouter)(\/|$)/;

/**
 * Enforces the boundaries between members, layers and features.
 * @type {Rule}
 */
export function importWalls({ files }) {
  return [...files]
    .filter(([file]) => isCode(file) && !isTest(file) && /^(packages|apps)\/[^/]+\/src\//.test(file))
    .flatMap(([file, text]) =>
      importsOf(text).flatMap((specifier) =>
        breach(file, specifier, text.includes(`import('${specifier}')`)).map((message) => ({
          file,
          message,
        })),
      ),
    );
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {boolean} isOnDemand whether `import()` loads it
 * @returns {string[]}
 */
function breach(file, specifier, isOnDemand) {
  const target = resolveImport(file, specifier);
  if (target === undefined) return barePackage(file, specifier);
  const member = file.split('/').slice(0, 2).join('/');
  if (!target.startsWith(`${member}/`))
    return [`imports ${target}: another member is reached by its package name`];
  if (isTest(target)) return [`imports ${target}: only tests may`];
  const wall = FOLDERS.find(({ from }) => file === from || file.startsWith(`${from}/`));
  const reached = wall?.never.find((never) => target === never || target.startsWith(`${never}/`));
  if (reached) return [`imports ${target}: ${wall?.from} may not see ${reached}`];
  return [
    ...outsideSchema(file, target),
    ...otherScreen(file, target),
    // Code on demand is loaded by its file, so that no door loads the neighbours with it.
    ...[
      `${kit}/data`,
      ...(isOnDemand ? [] : [`${kit}/parts`]),
      `${kit}/screens`,
      `${station}/features`,
    ].flatMap((folder) => pastTheDoor(file, target, folder)),
  ];
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function barePackage(file, specifier) {
  if (file.startsWith(`${sdk}/schema/`) && specifier !== 'zod')
    return [`imports ${specifier}: the schema takes zod alone`];
  if (file.startsWith(`${kit}/`) && ROUTERS.test(specifier))
    return [`imports ${specifier}: the kit has no router, ask the host`];
  if (file.endsWith('.view.tsx') && specifier === '@tanstack/react-query')
    return [`imports ${specifier}: a view shows what it is given`];
  const wall = PACKAGES.find(({ from }) => file.startsWith(`${from}/`));
  return specifier.startsWith('@postkit/') && wall && !wall.only.test(specifier)
    ? [`imports ${specifier}, which ${wall.from} may not take`]
    : [];
}

/**
 * @param {string} file
 * @param {string} target
 */
function outsideSchema(file, target) {
  const schema = `${sdk}/schema/`;
  return file.startsWith(schema) && !target.startsWith(schema)
    ? [`imports ${target}: the schema sees only itself`]
    : [];
}

/**
 * A screen sees no other screen: what two of them need is below.
 * @param {string} file
 * @param {string} target
 */
function otherScreen(file, target) {
  const screens = `${kit}/screens/`;
  const screenOf = (/** @type {string} */ path) => path.slice(screens.length).split('/')[0];
  return file.startsWith(screens) && target.startsWith(screens) && screenOf(file) !== screenOf(target)
    ? [`imports ${target}: a screen sees no other screen`]
    : [];
}

/**
 * A folder of one subject is imported through its `index.ts`, or in the kit also through the `index.ts` of a folder in it; its sheets
 * are no code.
 * @param {string} file
 * @param {string} target
 * @param {string} folder of the subjects
 */
function pastTheDoor(file, target, folder) {
  if (!target.startsWith(`${folder}/`)) return [];
  const subject = target.slice(folder.length + 1).split('/')[0];
  if (file.startsWith(`${folder}/${subject}/`) || /\/index\.ts$|\.css$/.test(target)) return [];
  // Catalogues list the words of every screen.
  if (file.startsWith(`${kit}/messages/`) && target.endsWith('.messages.ts')) return [];
  return [`imports ${target}: "${subject}" is reached through its index.ts`];
}
