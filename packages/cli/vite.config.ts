import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['postkit-source'] },
  ssr: { resolve: { conditions: ['postkit-source'] }, noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
