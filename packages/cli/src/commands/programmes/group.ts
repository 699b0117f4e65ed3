import type { CommandGroup } from '../../core/command-entry.ts';

export const programmes: CommandGroup = {
  name: 'programmes',
  summary: 'the week of programmes, by hand or from other systems',
  commands: [
    {
      name: 'list',
      summary: 'list programmes with their days and hours',
      load: async () => (await import('./list.ts')).listProgrammes,
    },
    {
      name: 'week',
      summary: 'list the airings of the coming days',
      load: async () => (await import('./list.ts')).listAirings,
    },
    {
      name: 'create',
      summary: 'add a programme by hand',
      load: async () => (await import('./save.ts')).createProgramme,
    },
    {
      name: 'edit',
      summary: 'change a programme',
      load: async () => (await import('./save.ts')).editProgramme,
    },
    {
      name: 'delete',
      summary: 'delete programmes with their airings',
      load: async () => (await import('./save.ts')).deleteProgrammes,
    },
    {
      name: 'schedule',
      summary: 'print the fields of a schedule that records a programme',
      load: async () => (await import('./list.ts')).showSchedule,
    },
    {
      name: 'sources',
      summary: 'list the sources of programmes, and when they were read',
      load: async () => (await import('./sources.ts')).listSources,
    },
    {
      name: 'add-source',
      summary: 'add a source of programmes',
      load: async () => (await import('./sources.ts')).addSource,
    },
    {
      name: 'remove-source',
      summary: 'delete sources with their programmes',
      load: async () => (await import('./sources.ts')).removeSources,
    },
    {
      name: 'read',
      summary: 'read a source and print what differs, without changing a programme',
      load: async () => (await import('./read.ts')).readSource,
    },
    {
      name: 'apply',
      summary: 'change the programmes as a plan says',
      load: async () => (await import('./read.ts')).applyPlan,
    },
    {
      name: 'undo',
      summary: 'take the last change of a source back',
      load: async () => (await import('./read.ts')).undoPlan,
    },
    {
      name: 'guide',
      summary: 'print or change how the station appears in its RadioDNS files',
      load: async () => (await import('./guide.ts')).showGuide,
    },
  ],
};
