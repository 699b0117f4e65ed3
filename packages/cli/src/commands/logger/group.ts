import type { CommandGroup } from '../../core/command-entry.ts';

export const logger: CommandGroup = {
  name: 'logger',
  summary: 'show and change the recording of the broadcast',
  commands: [
    {
      name: 'status',
      summary: 'show the recording state, since when, the gaps and the times from the fallback',
      isDefault: true,
      load: async () => (await import('./status.ts')).loggerStatus,
    },
    {
      name: 'set',
      summary: 'point the logger at a stream, start or stop it',
      load: async () => (await import('./set.ts')).setLogger,
    },
    {
      name: 'test',
      summary: 'listen to a stream for a few seconds, without recording it',
      load: async () => (await import('./test.ts')).testStream,
    },
  ],
};
