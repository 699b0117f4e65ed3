import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: { entry: { index: 'src/index.ts', schema: 'src/schema/index.ts' }, formats: ['es'] },
    rolldownOptions: {
      external: ['zod', 'eventsource'],
      // One output file per module, because bundlers drop unused schemas, which are calls, only with their whole file.
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }) => (name === 'schema/index' ? 'schema.js' : '[name].js'),
      },
    },
  },
  plugins: [dts({ include: ['src'], exclude: ['src/**/*.test.ts', 'src/core/testing'], entryRoot: 'src' })],
});
