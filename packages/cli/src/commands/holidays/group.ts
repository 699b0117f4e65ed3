import type { CommandGroup } from '../../core/command-entry.ts';

export const holidays: CommandGroup = {
  name: 'holidays',
  summary: 'days on which the schedules of a show do not run',
  commands: [
    {
      name: 'list',
      summary: 'list the holidays of all shows',
      load: async () => (await import('./list.ts')).listHolidays,
    },
    {
      name: 'create',
      summary: 'create a holiday of a show',
      load: async () => (await import('./change.ts')).createHoliday,
    },
    {
      name: 'edit',
      summary: 'change the show or the days of a holiday',
      load: async () => (await import('./change.ts')).editHoliday,
    },
    {
      name: 'delete',
      summary: 'delete holidays',
      load: async () => (await import('./change.ts')).deleteHolidays,
    },
  ],
};
