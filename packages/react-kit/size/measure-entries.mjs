import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** @import { Rolldown } from 'vite' */

const kit = resolve(import.meta.dirname, '..');
/** Packages that every host of the kit has; they count for no entry. */
const PEERS = ['@tanstack/react-query', 'react', 'react-dom', 'zod'];
const isOfTheHost = (/** @type {string} */ id) =>
  PEERS.some((name) => id === name || id.startsWith(`${name}/`));

const PAGE = 'virtual:page';

/** The provider around nothing, with a client. */
const base = `
import { PostKitProvider } from '@postkit/react-kit';
import { createClient } from '@postkit/sdk';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const client = createClient({ station: 'wxyz', credentials: 'cookie' });
createRoot(document.body).render(createElement(PostKitProvider, { client, children: null }));`;

const { exports } = JSON.parse(readFileSync(resolve(kit, 'package.json'), 'utf8'));

/** The built file of an entry, such as `screens/shows`. @param {string} entry */
const builtFileOf = (entry) => resolve(kit, exports[`./${entry}`].default);

/** The entries of package.json that are code, such as `screens/shows`. */
const entries = Object.keys(exports).flatMap((entry) =>
  entry === '.' || entry.endsWith('.css') ? [] : [entry.slice(2)],
);

/** The entries of languages, such as `messages/de`. */
export const languageEntries = entries.filter((entry) => entry.startsWith('messages/'));

/** Module of a page that uses one hook. */
const HOOK = 'virtual:hook';

/** Builds a page that mounts the provider and loads modules on demand. @param {readonly string[]} modules @param {string} [hook] */
async function buildPage(modules, hook) {
  const loaders = modules.map(
    (module) => `${JSON.stringify(module)}: () => import(${JSON.stringify(module)})`,
  );
  const sources = new Map([
    [resolve(kit, 'page.mjs'), `${base}\nglobalThis.entries = { ${loaders.join(', ')} };`],
    [resolve(kit, 'hook.mjs'), `import { ${hook} } from '@postkit/react-kit/hooks'; export { ${hook} };`],
  ]);
  const result = await build({
    root: kit,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) =>
          id === PAGE || id === HOOK ? resolve(kit, id.replace('virtual:', '') + '.mjs') : undefined,
        load: (id) => sources.get(id),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: { input: { page: PAGE }, external: isOfTheHost },
    },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error('The build of the page returned no files.');
  return result.output.filter((file) => file.type === 'chunk');
}

/**
 * The chunks that importing one loads, itself included.
 * @param {Map<string, Rolldown.OutputChunk>} chunks @param {string} fileName @param {Set<string>} [found]
 */
function loadedWith(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) loadedWith(chunks, imported, found);
  return found;
}

/**
 * The sizes of a built page in bytes, gzipped: its provider, and the code that it loads beyond the provider for a module on demand.
 * @param {Rolldown.OutputChunk[]} built
 */
function sizesOf(built) {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map(built.map(({ fileName, code }) => [fileName, gzipSync(code).length]));
  const sizeOf = (/** @type {string[]} */ names) =>
    names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const page = built.find((chunk) => chunk.isEntry);
  if (!page) throw new Error('The page has no chunk.');
  const shared = loadedWith(chunks, page.fileName);
  const chunkOf = (/** @type {string} */ file) => {
    const chunk = built.find(({ facadeModuleId }) => facadeModuleId === file);
    if (!chunk) throw new Error(`The page has no chunk for ${file}.`);
    return chunk;
  };
  const measureChunk = (
    /** @type {string} */ entry,
    /** @type {Rolldown.OutputChunk} */ chunk,
    /** @type {Set<string>} */ before,
  ) => {
    const own = [...loadedWith(chunks, chunk.fileName)].filter((name) => !before.has(name));
    return {
      entry,
      size: sizeOf(own),
      largest: largestModules(own.flatMap((name) => chunks.get(name) ?? [])),
    };
  };
  return {
    provider: sizeOf([...shared]),
    /** @param {string} entry @param {string} file */
    measure: (entry, file) => measureChunk(entry, chunkOf(file), shared),
    /** The code that an entry itself loads on demand. @param {string} entry @param {string} file */
    measureOnDemand(entry, file) {
      const loader = chunkOf(file);
      const before = loadedWith(chunks, loader.fileName, new Set(shared));
      return loader.dynamicImports.flatMap((name) => {
        const chunk = chunks.get(name);
        const part = basename(chunk?.facadeModuleId ?? '').replace(/-.{8}\.js$/, '');
        return chunk ? { area: part, ...measureChunk(`${entry}: ${part}`, chunk, before) } : [];
      });
    },
  };
}

/**
 * Measures in bytes, gzipped: the provider, and for each entry the code that a page loads for it beyond the provider. These are the
 * chunk of the entry and the chunks that it imports; code that loads on demand does not count. Parts are for pages with screens of
 * their own, so they are measured in a page without the kit's screens.
 */
export async function measureEntries() {
  const isPart = (/** @type {string} */ entry) => entry.startsWith('parts/');
  const screens = await measurePage(entries.filter((entry) => !isPart(entry)));
  const parts = await measurePage(entries.filter(isPart));
  return {
    provider: Math.max(screens.provider, parts.provider),
    entries: [...screens.entries, ...parts.entries],
  };
}

/** @param {readonly string[]} loaded */
async function measurePage(loaded) {
  const { provider, measure } = sizesOf(
    await buildPage(loaded.map((entry) => `@postkit/react-kit/${entry}`)),
  );
  return { provider, entries: loaded.map((entry) => measure(entry, builtFileOf(entry))) };
}

/** Measures the words of each area, beyond those of their language. @param {readonly string[]} languages */
export async function measureWords(languages) {
  const { measureOnDemand } = sizesOf(
    await buildPage(languages.map((language) => `@postkit/react-kit/${language}`)),
  );
  return languages.flatMap((language) => measureOnDemand(language, builtFileOf(language)));
}

/** Measures one hook in a page that uses no other part of the kit than the provider. @param {string} hook */
export async function measureHook(hook) {
  const { measure } = sizesOf(await buildPage([HOOK], hook));
  return measure(hook, resolve(kit, 'hook.mjs'));
}

/** The largest modules of chunks, with their characters before compression. @param {Rolldown.OutputChunk[]} chunks */
function largestModules(chunks) {
  return chunks
    .flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => ({ id, length: renderedLength })),
    )
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 8);
}
