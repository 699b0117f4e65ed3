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
      name: 'clock',
      summary: 'show how much later the sound is recorded than the inputs say, or apply it',
      load: async () => (await import('./clock.ts')).showClock,
    },
    {
      name: 'inputs',
      summary: 'list the inputs by which the station learns what is on air, in order',
      load: async () => (await import('./inputs.ts')).listInputs,
    },
    {
      name: 'add',
      summary: 'add an input and print the token of its address',
      load: async () => (await import('./change.ts')).addInput,
    },
    {
      name: 'change',
      summary: 'change an input, or turn it on or off',
      load: async () => (await import('./change.ts')).changeInput,
    },
    {
      name: 'token',
      summary: 'replace the token of an input and print the new one',
      load: async () => (await import('./change.ts')).renewToken,
    },
    {
      name: 'order',
      summary: 'set the order of the inputs, the first one first',
      load: async () => (await import('./change.ts')).orderInputs,
    },
    {
      name: 'remove',
      summary: 'delete inputs with their journals',
      load: async () => (await import('./change.ts')).removeInputs,
    },
    {
      name: 'settings',
      summary: 'show or change how events are made of carts',
      load: async () => (await import('./change.ts')).cartSettings,
    },
    {
      name: 'journal',
      summary: 'list the messages of a range, what was read and what became of it',
      load: async () => (await import('./journal.ts')).listJournal,
    },
    {
      name: 'tail',
      summary: 'print each new message as it is read',
      load: async () => (await import('./tail.ts')).tailJournal,
    },
    {
      name: 'as-run',
      summary: 'correct a past span of the log by a file of what aired',
      load: async () => (await import('./as-run.ts')).correctByFile,
    },
    {
      name: 'move',
      summary: 'correct a past span of the log by another offset of an input',
      load: async () => (await import('./move.ts')).moveOffset,
    },
    {
      name: 'corrections',
      summary: 'list the corrections of a range, and the proposals that wait',
      load: async () => (await import('./corrections.ts')).listCorrections,
    },
    {
      name: 'dismiss',
      summary: 'drop a proposed correction',
      load: async () => (await import('./dismiss.ts')).dismissCorrection,
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
