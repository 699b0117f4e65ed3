import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loadGroups } from './build/load-groups.ts';
import { renderedPages } from './build/rendered-pages.ts';

// Address of the station that `npm start` runs, unless PORT changes it.
const station = process.env.POSTKIT_STATION_URL ?? 'http://localhost:4000';
const stationPaths = String.raw`^/(stations|sessions|encodeprogress|api)/|^/[^/]+/(api|event|images|playlist|playlistcache|audio|rss|listen)/|^/widget/`;

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const signIn = pathOf('../../packages/react-kit/src/screens/sign-in');

export default defineConfig({
  plugins: [react(), renderedPages()],
  resolve: {
    // So zod is configured before a module creates a schema, and only the pages that use it load it.
    alias: [{ find: /^zod$/, replacement: pathOf('src/host/zod-without-eval.ts') }],
    conditions: ['postkit-source', 'module', 'browser', 'development|production'],
  },
  server: { proxy: { [stationPaths]: station } },
  build: {
    target: 'es2022',
    license: { fileName: 'licences.md' },
    manifest: true,
    sourcemap: false,
    // Browsers without module preload load the same chunks a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The words of a screen in another language, such as `words-de-analytics`.
        chunkFileNames: ({ facadeModuleId, name }) => {
          const [, language] = /\/messages\/(\w+)\/(?!index)/.exec(facadeModuleId ?? '') ?? [];
          return language ? `assets/words-${language}-${name}-[hash].js` : 'assets/[name]-[hash].js';
        },
        codeSplitting: {
          groups: loadGroups({
            first: pathOf('index.html'),
            frame: pathOf('src/console.tsx'),
            signIn: [
              pathOf('src/host/sign-in-client.ts'),
              `${signIn}/enter-station.ts`,
              `${signIn}/single-sign-on/single-sign-on.tsx`,
            ],
            formPackages:
              /\/node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\/|\/zod-without-eval\.ts$/,
            schemas: /\/packages\/sdk\/src\/schema\//,
          }),
        },
      },
    },
  },
});
