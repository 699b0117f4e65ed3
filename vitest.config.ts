import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { setMemoryFolder } from './tools/setup/memory-folder.mjs';
import { SpreadLongTests } from './tools/setup/spread-long-tests.mjs';

setMemoryFolder();
// Tests start hundreds of processes, whose code Node otherwise compiles each time.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

const buildStation = fileURLToPath(new URL('tools/setup/build-station.mjs', import.meta.url));

/** Code that runs in Node resolves packages as Node does: some have a build for bundlers that Node cannot load. */
const nodeMembers = new Set(['station', 'contract']);

function member(name: string, root: string, test: object = {}) {
  const conditions = ['postkit-source', ...(nodeMembers.has(name) ? [] : ['module']), 'node', 'development|production'];
  const resolve = { conditions };
  return {
    resolve,
    ssr: { resolve },
    test: { name, root, include: ['src/**/*.test.{ts,tsx}'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000, ...test },
  };
}

// The station's tests run on SQLite, or on a PostgreSQL server of their own. Then those are left out that use no database or only
// SQLite, and minutes of encoding and of processes around statements that other tests cover.
const onPostgres = {
  globalSetup: [buildStation, fileURLToPath(new URL('tools/setup/start-postgres.mjs', import.meta.url))],
  exclude: [
    'src/audio/**',
    'src/backup/backup.test.ts',
    'src/backup/point-in-time.test.ts',
    'src/demo/**',
    'src/every-second.test.ts',
    'src/features/audio-events/repeats/repeats.test.ts',
    'src/features/episodes/videos/**',
    'src/features/logger/fallback-return.test.ts',
    'src/features/logger/stream-address.test.ts',
    'src/features/schedules/capture.test.ts',
    'src/features/share-clips/share-clips.test.ts',
    'src/features/transcripts/speech/**',
    'src/features/uploads/hostile-uploads.test.ts',
    'src/platform/storage/create-*.test.ts',
    'src/platform/storage/objects/**',
    'src/platform/{fetch,http,lock,mail,passwords,zip}/**',
    'src/rss/**',
    'src/supervisor/**',
  ],
};

// Stryker cannot choose projects, so a run of mutants keeps those of one member.
const mutated = process.env['MUTANTS_MEMBER'];

export default defineConfig({
  test: {
    // More than the cores of the smallest machine, because half of these tests wait for sockets, encoders and processes.
    maxWorkers: 4,
    sequence: { sequencer: SpreadLongTests },
    projects: [
      member('sdk', 'packages/sdk', { isolate: false }),
      // Files share their workers and pages: one for each costs more than most of these tests.
      member('react-kit-rules', 'packages/react-kit', { include: ['src/**/*.test.ts'], isolate: false }),
      member('react-kit', 'packages/react-kit', {
        include: ['src/**/*.test.tsx'],
        environment: 'happy-dom',
        isolate: false,
        environmentOptions: { happyDOM: { width: 1440, height: 900 } },
        setupFiles: [fileURLToPath(new URL('packages/react-kit/src/testing/shared-worker.ts', import.meta.url))],
      }),
      member('cli', 'packages/cli', { isolate: false }),
      member('station', 'apps/station', {
        isolate: false,
        globalSetup: [buildStation],
        ...(process.env['POSTKIT_TEST_DATABASE'] === 'postgres' ? onPostgres : {}),
      }),
      member('console', 'apps/console', { include: ['{src,build}/**/*.test.{ts,tsx}'] }),
      member('widget', 'apps/widget'),
      member('docs', 'apps/docs', { include: ['build/**/*.test.ts'] }),
      member('contract', 'e2e', {
        include: ['contract/**/*.test.ts'],
        globalSetup: [fileURLToPath(new URL('e2e/support/contract-setup.ts', import.meta.url))],
      }),
      member('tools', 'tools', { include: ['**/*.test.ts'] }),
    ].filter(({ test }) => mutated === undefined || test.root === mutated),
  },
});
