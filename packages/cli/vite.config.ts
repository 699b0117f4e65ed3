import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['postkit-source'] },
  // jq reads its WebAssembly from its own folder.
  ssr: { resolve: { conditions: ['postkit-source'] }, noExternal: true, external: ['jq-wasm'] },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    minify: true,
    // The licences of the bundled packages, as they demand.
    license: { fileName: 'licences.md' },
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
