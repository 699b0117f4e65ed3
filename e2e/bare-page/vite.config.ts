import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['postkit-source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022' },
});
