import type { CommandGroup } from '../../core/command-entry.ts';

export const audit: CommandGroup = {
  name: 'audit',
  summary: 'who changed what at the station, and who signed in',
  commands: [
    {
      name: 'list',
      summary: 'list changes and sign-ins, the newest first',
      load: async () => (await import('./list.ts')).listAudit,
    },
    {
      name: 'export',
      summary: 'download changes and sign-ins as CSV or JSON lines',
      load: async () => (await import('./export.ts')).exportAudit,
    },
  ],
};
