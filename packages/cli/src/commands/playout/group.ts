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
  ],
};
