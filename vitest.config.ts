import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { setMemoryFolder } from './tools/setup/memory-folder.mjs';
import { SpreadLongTests } from './tools/setup/spread-long-tests.mjs';
import { testLists } from './tools/setup/test-lists/test-lists.mjs';

setMemoryFolder();
// Tests start hundreds of processes, whose code Node otherwise compiles each time.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

const contractSetup = [fileURLToPath(new URL('e2e/support/contract-setup.ts', import.meta.url))];
const buildStation = fileURLToPath(new URL('tools/setup/build-station.mjs', import.meta.url));

/** Code that runs in Node resolves packages as Node does: some have a build for bundlers that Node cannot load. */
const nodeMembers = new Set(['apps/station', 'e2e']);

function member(name: string, root: string, test: object = {}) {
  const conditions = [
    'postkit-source',
    ...(nodeMembers.has(root) ? [] : ['module']),
    'node',
    'development|production',
  ];
  const resolve = { conditions };
  return {
    resolve,
    ssr: { resolve },
    test: {
      name,
      root,
      include: ['src/**/*.test.{ts,tsx}'],
      environment: 'node',
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...test,
    },
  };
}

const lists = testLists(fileURLToPath(new URL('.', import.meta.url)));

const onSqlite = { isolate: false, globalSetup: [buildStation], env: { POSTKIT_TEST_DATABASE: 'sqlite' } };
const onPostgres = {
  isolate: false,
  globalSetup: [buildStation, fileURLToPath(new URL('tools/setup/start-postgres.mjs', import.meta.url))],
  env: { POSTKIT_TEST_DATABASE: 'postgres' },
};
// `npm run test:postgres` sets it, and runs all tests that open a database.
const postgresTests =
  process.env['POSTKIT_TEST_DATABASE'] === 'postgres' ? lists.opensDatabase : lists.onPostgres;
const isInRealTime = (file: string) => lists.inRealTime.includes(file);

// Tests that hear audio in real time run after the others, side by side: they wait, and a busy machine makes the audio late.
const inRealTime = { sequence: { groupOrder: 1 }, maxWorkers: 6 };
const contractInRealTime = ['contract/log-sources.test.ts'];

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
        setupFiles: [
          fileURLToPath(new URL('packages/react-kit/src/testing/shared-worker.ts', import.meta.url)),
        ],
      }),
      member('cli', 'packages/cli', { isolate: false }),
      member('station', 'apps/station', { ...onSqlite, exclude: lists.inRealTime }),
      member('postgres', 'apps/station', {
        ...onPostgres,
        include: postgresTests.filter((file) => !isInRealTime(file)),
      }),
      member('console', 'apps/console', { include: ['{src,build}/**/*.test.{ts,tsx}'] }),
      member('widget', 'apps/widget'),
      member('docs', 'apps/docs', { include: ['build/**/*.test.ts'] }),
      member('contract', 'e2e', {
        include: ['contract/**/*.test.ts'],
        exclude: contractInRealTime,
        globalSetup: contractSetup,
      }),
      member('tools', 'tools', { include: ['**/*.test.ts'], isolate: false }),
      member('station-real-time', 'apps/station', { ...onSqlite, ...inRealTime, include: lists.inRealTime }),
      member('postgres-real-time', 'apps/station', {
        ...onPostgres,
        ...inRealTime,
        include: postgresTests.filter(isInRealTime),
      }),
      member('contract-real-time', 'e2e', {
        ...inRealTime,
        include: contractInRealTime,
        globalSetup: contractSetup,
      }),
    ].filter(({ test }) => mutated === undefined || test.root === mutated),
  },
});
