/** Programs that tests kill, and their sources below `src`. They are built for the tests alone, because the sources load slowly. */
export const crashPrograms = {
  'crash-bulk-download': 'features/bulk-downloads/testing/crash-program.ts',
  'crash-delivery': 'features/deliveries/testing/crash-program.ts',
  'crash-episode': 'features/episodes/testing/crash-program.ts',
  'crash-job': 'platform/jobs/testing/crash-program.ts',
  'crash-share-clip': 'features/share-clips/testing/crash-program.ts',
  'crash-station-export': 'features/station-exports/testing/crash-program.ts',
  'crash-station-import': 'features/station-imports/testing/crash-program.ts',
} as const;
