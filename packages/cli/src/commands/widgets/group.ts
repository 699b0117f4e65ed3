import type { CommandGroup } from '../../core/command-entry.ts';

export const widgets: CommandGroup = {
  name: 'widgets',
  summary: 'players on other sites',
  commands: [
    { name: 'list', summary: 'list widgets', load: async () => (await import('./list.ts')).listWidgets },
    { name: 'show', summary: 'print a widget', load: async () => (await import('./list.ts')).showWidget },
    {
      name: 'episodes',
      summary: 'list the episodes that a widget plays',
      load: async () => (await import('./list.ts')).listWidgetEpisodes,
    },
    {
      name: 'create',
      summary: 'create a widget',
      load: async () => (await import('./save.ts')).createWidget,
    },
    {
      name: 'edit',
      summary: 'change the title or the look of a widget',
      load: async () => (await import('./save.ts')).editWidget,
    },
    {
      name: 'delete',
      summary: 'delete widgets',
      load: async () => (await import('./save.ts')).deleteWidgets,
    },
    {
      name: 'embed',
      summary: 'print the embed code of a widget',
      load: async () => (await import('./embed.ts')).embedWidget,
    },
  ],
};
