import { defineConfig, type Plugin } from 'vite';
import dts from 'vite-plugin-dts';

/** Empties the operations' summaries, which only the station and the reference need (from the sources): over 1 kB in a page. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/schema\/[\w-]+\/(?:[\w-]+-)?operations\.ts$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/(\bsummary:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g, "$1''")
        .replaceAll(/\b(?:effect|worksOnFullDisk): true,/g, ''),
      map: null,
    }),
  },
};

export default defineConfig({
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: {
      entry: { index: 'src/index.ts', schema: 'src/schema/index.ts', webhooks: 'src/webhooks/index.ts', public: 'src/public/index.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      external: ['zod', 'eventsource'],
      // One output file per module, because bundlers drop unused schemas, which are calls, only with their whole file.
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }) => `${name.replace(/\/index$/, '')}.js`,
      },
    },
  },
  plugins: [
    withoutSummaries,
    dts({
      include: ['src'],
      exclude: ['src/**/*.test.ts', 'src/core/testing'],
      entryRoot: 'src',
      afterDiagnostic(errors) {
        if (errors.length > 0) throw new Error(`The declarations have ${errors.length} type errors.`);
      },
    }),
  ],
});
