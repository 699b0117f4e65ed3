import type { CommandGroup } from '../../core/command-entry.ts';

export const stations: CommandGroup = {
  name: 'stations',
  summary: 'stations of your company, as a company admin',
  commands: [
    {
      name: 'list',
      summary: 'list stations with their numbers',
      load: async () => (await import('./list.ts')).listStations,
    },
    {
      name: 'show',
      summary: 'print a station with all fields',
      load: async () => (await import('./list.ts')).showStation,
    },
    { name: 'create', summary: 'add a station', load: async () => (await import('./save.ts')).createStation },
    {
      name: 'preview',
      summary: 'print what another slug or time zone would change',
      load: async () => (await import('./save.ts')).previewStation,
    },
    { name: 'set', summary: 'change a station', load: async () => (await import('./save.ts')).setStation },
    {
      name: 'archive',
      summary: 'archive stations: they record nothing, and their public pages stay',
      load: async () => (await import('./states.ts')).archiveStations,
    },
    {
      name: 'restore',
      summary: 'return stations from the archive',
      load: async () => (await import('./states.ts')).restoreStations,
    },
    {
      name: 'delete',
      summary: 'delete an archived station with all that is in it',
      load: async () => (await import('./states.ts')).deleteStation,
    },
    {
      name: 'company',
      summary: 'print or change the name of the company',
      load: async () => (await import('./company.ts')).company,
    },
    {
      name: 'remove-demo',
      summary: 'delete the stations and users of the demo',
      load: async () => (await import('./company.ts')).removeDemo,
    },
  ],
};
