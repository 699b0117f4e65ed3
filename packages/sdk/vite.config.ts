import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        schema: 'src/schema/index.ts',
        operations: 'src/operations/index.ts',
        webhooks: 'src/webhooks/index.ts',
        words: 'src/words/index.ts',
        public: 'src/public/index.ts',
      },
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
    dts({
      include: ['src'],
      exclude: ['src/**/*.test.ts', 'src/core/testing', 'src/testing', 'src/schema/testing'],
      entryRoot: 'src',
      afterDiagnostic(errors) {
        if (errors.length > 0) throw new Error(`The declarations have ${errors.length} type errors.`);
      },
    }),
  ],
});
