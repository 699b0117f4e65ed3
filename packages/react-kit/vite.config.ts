import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import dts from 'vite-plugin-dts';
import { z } from 'zod';

const Manifest = z.object({
  exports: z.record(z.string(), z.object({ 'postkit-source': z.string().optional(), default: z.string() })),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
});

const root = import.meta.dirname;
const manifest = Manifest.parse(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')));
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** The entry points of package.json whose source is there, by the name of the file each becomes. */
function entries(): Record<string, string> {
  const entryPoints = Object.values(manifest.exports).flatMap(
    ({ 'postkit-source': source, default: built }) =>
      source === undefined ? [] : [{ source: resolve(root, source), name: basename(built, '.js') }],
  );
  return Object.fromEntries(
    entryPoints.filter(({ source }) => existsSync(source)).map(({ source, name }) => [name, source]),
  );
}

/** Puts the licences of the fonts next to them, as the licences demand. */
function fontLicences(): Plugin {
  return {
    name: 'font-licences',
    generateBundle() {
      for (const path of globSync('src/styles/fonts/*.txt', { cwd: root })) {
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${basename(path)}`,
          source: readFileSync(resolve(root, path)),
        });
      }
    },
  };
}

/** Adds the themes, and declares all sheets as modules, because TypeScript resolves their imports like any other. */
function sheets(): Plugin {
  return {
    name: 'sheets',
    generateBundle() {
      const themes = globSync('src/styles/themes/*.css', { cwd: root });
      for (const path of themes) {
        this.emitFile({
          type: 'asset',
          fileName: `themes/${basename(path)}`,
          source: readFileSync(resolve(root, path)),
        });
      }
      for (const sheet of ['styles.css', ...themes.map((path) => `themes/${basename(path)}`)]) {
        this.emitFile({ type: 'asset', fileName: `${sheet}.d.ts`, source: 'export {};\n' });
      }
    },
  };
}

export default defineConfig({
  // Relative, so that the sheet finds its fonts wherever a host serves or bundles it.
  base: './',
  plugins: [
    react(),
    fontLicences(),
    sheets(),
    dts({
      include: ['src'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/testing'],
      entryRoot: 'src',
      afterDiagnostic(errors) {
        if (errors.length > 0) throw new Error(`The declarations have ${errors.length} type errors.`);
      },
    }),
  ],
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    // One sheet for the whole kit: a host links it once, whichever screens it mounts.
    cssCodeSplit: false,
    lib: { entry: entries(), formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
      },
    },
  },
});
