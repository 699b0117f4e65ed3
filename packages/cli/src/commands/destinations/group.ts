import type { CommandGroup } from '../../core/command-entry.ts';

export const destinations: CommandGroup = {
  name: 'destinations',
  summary: 'where episodes are published: feeds, players, platforms, webhooks',
  commands: [
    {
      name: 'list',
      summary: 'list destinations',
      load: async () => (await import('./list.ts')).listDestinations,
    },
    {
      name: 'show',
      summary: 'print a destination',
      load: async () => (await import('./list.ts')).showDestination,
    },
    {
      name: 'create',
      summary: 'create a destination from a file or flags',
      load: async () => (await import('./change.ts')).createDestination,
    },
    {
      name: 'edit',
      summary: 'change fields of a destination',
      load: async () => (await import('./change.ts')).editDestination,
    },
    {
      name: 'test',
      summary: 'test the access to a destination, without publishing',
      load: async () => (await import('./test.ts')).testDestination,
    },
    {
      name: 'delete',
      summary: 'delete destinations',
      load: async () => (await import('./change.ts')).deleteDestinations,
    },
  ],
};
