import type { CommandGroup } from '../../core/command-entry.ts';

export const shows: CommandGroup = {
  name: 'shows',
  summary: 'podcasts: series of episodes',
  commands: [
    {
      name: 'list',
      summary: 'list shows with their numbers of episodes',
      load: async () => (await import('./list.ts')).listShows,
    },
    { name: 'show', summary: 'print a show', load: async () => (await import('./list.ts')).showShow },
    {
      name: 'create',
      summary: 'create a show from a file or flags',
      load: async () => (await import('./save.ts')).createShow,
    },
    {
      name: 'edit',
      summary: 'change fields of a show',
      load: async () => (await import('./save.ts')).editShow,
    },
    {
      name: 'playout',
      summary: 'print the address of the newest episode for playout systems',
      load: async () => (await import('./playout.ts')).playoutAddress,
    },
  ],
};
