// Builds the files that a station serves under /widget/v4/: embed.js, site.js, player.html, their extras.js and version.json, player.css for browsers from before 2023,
// and listen.js, listen.css and their fonts for the pages of episodes.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, defaultClientConditions, type InlineConfig } from 'vite';
import { englishWords } from './english-words.ts';
import { plainImport } from './plain-import.ts';
import { playerPageHtml } from './player-page-html.ts';
import { stylesInScript } from './styles-in-script.ts';
import { writeVersion } from './write-version.ts';

// In any other environment, test runs included, Vite compiles JSX for debugging.
process.env['NODE_ENV'] = 'production';

const root = fileURLToPath(new URL('..', import.meta.url));
const { outDir: dist = `${root}dist` } = parseArgs({ options: { outDir: { type: 'string' } } }).values;

function settings(
  entry: string,
  outDir: string,
  format: 'es' | 'iife',
  hooks = 'tiny-react/hooks.ts',
  name = '[name].js',
): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [englishWords(), stylesInScript(), plainImport()],
    resolve: {
      conditions: ['postkit-source', ...defaultClientConditions],
      alias: { 'react/jsx-runtime': `${root}src/tiny-react/jsx-runtime.ts`, react: `${root}src/${hooks}` },
    },
    build: {
      outDir,
      emptyOutDir: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}src/${entry}`,
        preserveEntrySignatures: 'strict',
        output: { format, entryFileNames: name, assetFileNames: 'player.css' },
      },
    },
  };
}

/** The pages of episodes, which the station writes: a script without React, and one style sheet with the kit's fonts. */
function listenSettings(): InlineConfig {
  return {
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    resolve: {
      conditions: ['postkit-source', ...defaultClientConditions],
      alias: { '@postkit/react-kit/fonts.css': `${root}../../packages/react-kit/src/styles/fonts.css` },
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}src/listen/listen.ts`,
        output: {
          entryFileNames: 'listen.js',
          // Fonts without a hash, because pages name them before the sheet arrives.
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'listen.css' : '[name][extname]'),
        },
      },
    },
  };
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const parts = await mkdtemp(join(tmpdir(), 'postkit-widget-'));
await build(settings('embed.ts', dist, 'iife'));
// The blocks of station sites as elements: site.js.
await build(settings('site-elements.ts', dist, 'iife', 'tiny-react/hooks.ts', 'site.js'));
// Chapters, transcript and more, which load after a player: a module with the hooks of the player.
await build(settings('extras/extras.ts', parts, 'es', 'extras/borrowed-react.ts'));
await copyFile(join(parts, 'extras.js'), join(dist, 'extras.js'));
await build(settings('player-page.tsx', parts, 'es'));
const [script, styles] = await Promise.all(
  ['player-page.js', 'player.css'].map((name) => readFile(join(parts, name), 'utf8')),
);
await writeFile(`${dist}/player.html`, playerPageHtml(script ?? '', styles ?? ''));
await rm(parts, { recursive: true });
await writeVersion(dist);
await build(listenSettings());
