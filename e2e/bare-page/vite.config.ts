import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['postkit-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // Modules that screens share are one file: a journey would otherwise wait for a hundred small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  // A browser that shows the page again does not ask for its files.
  preview: { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
});
