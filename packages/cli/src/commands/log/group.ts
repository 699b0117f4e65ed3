import type { CommandGroup } from '../../core/command-entry.ts';

export const log: CommandGroup = {
  name: 'log',
  summary: 'what the station recorded of its broadcast',
  commands: [
    { name: 'events', summary: 'list logged events', load: async () => (await import('./events.ts')).listEvents },
    { name: 'gaps', summary: 'list times without a recording', load: async () => (await import('./gaps.ts')).listGaps },
    { name: 'silences', summary: 'list silences of five seconds or more', load: async () => (await import('./gaps.ts')).listSilences },
    {
      name: 'download',
      summary: 'download what was broadcast between two times',
      load: async () => (await import('./download.ts')).downloadLog,
    },
  ],
};
