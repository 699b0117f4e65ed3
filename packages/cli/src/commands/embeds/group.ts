import type { CommandGroup } from '../../core/command-entry.ts';

export const embeds: CommandGroup = {
  name: 'embeds',
  summary: 'sites that embed players',
  commands: [
    {
      name: 'list',
      summary: 'list sites with the version of their player, page views and errors',
      isDefault: true,
      load: async () => (await import('./list.ts')).listEmbeds,
    },
    {
      name: 'set',
      summary: 'turn the reports of players on or off',
      load: async () => (await import('./set.ts')).setEmbeds,
    },
  ],
};
