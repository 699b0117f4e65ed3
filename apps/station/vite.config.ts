import { defaultServerConditions, defineConfig } from 'vite';
import { programs } from './src/platform/programs.ts';
import { crashPrograms } from './src/testing/crash-programs.ts';

// Without those of servers, packages with a build for each would give the one for browsers.
const conditions = ['postkit-source', ...defaultServerConditions];

// The mode `testing` builds the programs that tests kill.
export default defineConfig(({ mode }) => ({
  logLevel: 'warn',
  resolve: { conditions },
  // sharp has a native part.
  ssr: { resolve: { conditions }, noExternal: true, external: ['sharp'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: mode === 'testing' ? '.cache' : 'dist',
    // Stack traces stay readable.
    minify: false,
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      // Only PostgreSQL clients that ask for it use it.
      external: ['pg-native'],
      input: Object.fromEntries(
        Object.entries(mode === 'testing' ? crashPrograms : programs).map(([name, source]) => [
          name,
          `src/${source}`,
        ]),
      ),
      // Chunks stay beside the programs: the station finds its own files from there.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}));
