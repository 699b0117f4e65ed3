import type { CommandGroup } from '../../core/command-entry.ts';

export const imports: CommandGroup = {
  name: 'imports',
  summary: 'podcasts that are imported from other hosts',
  commands: [
    {
      name: 'start',
      summary: 'import the episodes of another podcast into a show',
      load: async () => (await import('./import.ts')).importPodcast,
    },
    {
      name: 'list',
      summary: 'list the latest imports',
      load: async () => (await import('./list.ts')).listImports,
    },
    {
      name: 'show',
      summary: 'print an import with the outcome of each item',
      load: async () => (await import('./list.ts')).showImport,
    },
    {
      name: 'apply',
      summary: 'import the items of a plan that "import --plan" made',
      load: async () => (await import('./apply.ts')).applyPlan,
    },
    {
      name: 'report',
      summary: 'print the signed report of an import, with checksums',
      load: async () => (await import('./report.ts')).importReportCommand,
    },
    {
      name: 'verify-report',
      summary: 'check that a report is as the station signed it',
      load: async () => (await import('./report.ts')).verifyReport,
    },
    {
      name: 'cancel',
      summary: 'cancel an import that waits or runs',
      load: async () => (await import('./list.ts')).cancelImport,
    },
    {
      name: 'retry',
      summary: 'retry the failed items of an import',
      load: async () => (await import('./list.ts')).retryImport,
    },
  ],
};
