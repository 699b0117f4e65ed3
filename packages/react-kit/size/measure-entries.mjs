import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** @import { Rolldown } from 'vite' */

const kit = resolve(import.meta.dirname, '..');
/** Packages that every host of the kit has; they count for no entry. */
const PEERS = ['@tanstack/react-query', 'react', 'react-dom', 'zod'];
const isOfTheHost = (/** @type {string} */ id) => PEERS.some((name) => id === name || id.startsWith(`${name}/`));

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
const entries = Object.keys(exports).flatMap((entry) => (entry === '.' || entry.endsWith('.css') ? [] : [entry.slice(2)]));

/** Builds one page that mounts the provider and loads entries on demand. @param {string[]} loaded */
async function buildPage(loaded) {
  const loaders = loaded.map((entry) => `${JSON.stringify(entry)}: () => import('@postkit/react-kit/${entry}')`);
  const result = await build({
    root: kit,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === PAGE ? resolve(kit, 'page.mjs') : undefined),
        load: (id) => (id === resolve(kit, 'page.mjs') ? `${base}\nglobalThis.entries = { ${loaders.join(', ')} };` : undefined),
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
  if (Array.isArray(result) || !('output' in result)) throw new Error('The build of the page returned no files.');
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
 * Measures in bytes, gzipped: the provider, and for each entry the code that a page loads for it beyond the provider. These are the
 * chunk of the entry and the chunks that it imports; code that loads on demand does not count. Parts are for pages with screens of
 * their own, so they are measured in a page without the kit's screens.
 */
export async function measureEntries() {
  const isPart = (/** @type {string} */ entry) => entry.startsWith('parts/');
  const screens = await measurePage(entries.filter((entry) => !isPart(entry)));
  const parts = await measurePage(entries.filter(isPart));
  return { provider: Math.max(screens.provider, parts.provider), entries: [...screens.entries, ...parts.entries] };
}

/** @param {string[]} loaded */
async function measurePage(loaded) {
  const built = await buildPage(loaded);
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map(built.map(({ fileName, code }) => [fileName, gzipSync(code).length]));
  const sizeOf = (/** @type {string[]} */ names) => names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const page = built.find((chunk) => chunk.isEntry);
  if (!page) throw new Error('The page has no chunk.');
  const shared = loadedWith(chunks, page.fileName);
  const measured = loaded.map((entry) => {
    const chunk = built.find(({ facadeModuleId }) => facadeModuleId === builtFileOf(entry));
    if (!chunk) throw new Error(`The page has no chunk for ${entry}.`);
    const own = [...loadedWith(chunks, chunk.fileName)].filter((name) => !shared.has(name));
    return { entry, size: sizeOf(own), largest: largestModules(own.flatMap((name) => chunks.get(name) ?? [])) };
  });
  return { provider: sizeOf([...shared]), entries: measured };
}

/** The largest modules of chunks, with their characters before compression. @param {Rolldown.OutputChunk[]} chunks */
function largestModules(chunks) {
  return chunks
    .flatMap(({ modules }) => Object.entries(modules).map(([id, { renderedLength }]) => ({ id, length: renderedLength })))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 8);
}
