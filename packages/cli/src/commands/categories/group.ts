import type { CommandGroup } from '../../core/command-entry.ts';

export const categories: CommandGroup = {
  name: 'categories',
  summary: 'groups of the categories of logged audio',
  commands: [
    {
      name: 'list',
      summary: 'list category groups',
      load: async () => (await import('./list.ts')).listCategories,
    },
    {
      name: 'create',
      summary: 'create a category group from a file or flags',
      load: async () => (await import('./change.ts')).createGroup,
    },
    {
      name: 'edit',
      summary: 'change fields of a category group',
      load: async () => (await import('./change.ts')).editGroup,
    },
    {
      name: 'delete',
      summary: 'delete category groups',
      load: async () => (await import('./change.ts')).deleteGroups,
    },
  ],
};
