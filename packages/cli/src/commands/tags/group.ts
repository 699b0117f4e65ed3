import type { CommandGroup } from '../../core/command-entry.ts';

export const tags: CommandGroup = {
  name: 'tags',
  summary: 'labels of shows and episodes',
  commands: [
    {
      name: 'list',
      summary: 'list tags, and how many shows and episodes have each',
      load: async () => (await import('./list.ts')).listTags,
    },
    { name: 'create', summary: 'create tags', load: async () => (await import('./change.ts')).createTags },
    { name: 'rename', summary: 'rename a tag', load: async () => (await import('./change.ts')).renameTag },
    {
      name: 'delete',
      summary: 'delete tags and remove them from shows and episodes',
      load: async () => (await import('./change.ts')).deleteTags,
    },
  ],
};
