import type { CommandGroup } from '../../core/command-entry.ts';

export const playout: CommandGroup = {
  name: 'playout',
  summary: 'messages of playout systems, which say what is on air',
  commands: [
    {
      name: 'systems',
      summary: 'list the systems whose messages the station reads',
      load: async () => (await import('./systems.ts')).listSystems,
    },
    {
      name: 'read',
      summary: 'show the elements that a message names, without storing them',
      load: async () => (await import('./read.ts')).readMessage,
    },
    {
      name: 'as-run',
      summary: 'correct a past span of the log by a file of what aired',
      load: async () => (await import('./as-run.ts')).correctByFile,
    },
    {
      name: 'undo',
      summary: 'put the log back as it was before a correction',
      load: async () => (await import('./undo.ts')).undoCorrection,
    },
    {
      name: 'report',
      summary: 'write what was played, adverts that aired, or a report for a rights society',
      load: async () => (await import('./report.ts')).writeReport,
    },
  ],
};
