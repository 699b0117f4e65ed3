// `npm run mutants` names the files to mutate and the member whose tests run.
const member = process.env.MUTANTS_MEMBER ?? '';

export default {
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The first run has every test of the member, with coverage.
  dryRunTimeoutMinutes: 30,
  // Mutants of code that runs on import need every test of their file's importers: most of the time for few of the findings.
  ignoreStatic: true,
  // Most texts are wording, which the tests of screens and of the specification hold.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/.cache', '/docs', '/e2e', '**/dist', '/data', '**/test-results', '**/playwright-report'],
  incremental: true,
  incrementalFile: `.cache/mutants/${member.replace('/', '-')}.json`,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutants/${member.replace('/', '-')}-report.json` },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
};
