import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One script and one stylesheet, for pages without a build of their own.
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: {
      entry: 'src/newsroom.tsx',
      formats: ['iife'],
      name: 'Newsroom',
      fileName: () => 'newsroom.js',
      cssFileName: 'newsroom',
    },
  },
});
