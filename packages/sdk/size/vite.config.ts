import { defineConfig } from 'vite';

/** Bundles one call as a library of a user would, with zod if anything loads it. `npm run size` measures the file. */
export default defineConfig({
  build: { outDir: '.cache/size', lib: { entry: 'size/one-call.js', formats: ['es'], fileName: 'one-call' } },
});
