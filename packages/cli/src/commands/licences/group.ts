import type { CommandGroup } from '../../core/command-entry.ts';

export const licences: CommandGroup = {
  name: 'licences',
  summary: 'licences of the users of your company, as a company admin',
  commands: [
    {
      name: 'list',
      summary: 'list stations and the licences of their users',
      load: async () => (await import('./list.ts')).listLicences,
    },
    {
      name: 'assign',
      summary: 'assign or change licences at a station',
      load: async () => (await import('./change.ts')).assignLicences,
    },
    {
      name: 'remove',
      summary: 'remove licences, and with them the access to the station',
      load: async () => (await import('./change.ts')).removeLicences,
    },
  ],
};
