import type { CommandGroup } from '../../core/command-entry.ts';

export const station: CommandGroup = {
  name: 'station',
  summary:
    'show and change the look of the station and what its public site shows, show its space, test its mail, and export or import it',
  commands: [
    {
      name: 'show',
      summary: 'show the accent and the logo',
      isDefault: true,
      load: async () => (await import('./look.ts')).showLook,
    },
    {
      name: 'sharing',
      summary: 'show and choose what the public may see of the log',
      load: async () => (await import('./sharing.ts')).setSharing,
    },
    {
      name: 'storage',
      summary: 'show the space of the station, and when the disk is full',
      load: async () => (await import('./storage.ts')).showStorage,
    },
    {
      name: 'test-mail',
      summary: 'send a test mail by the mail server of the installation',
      load: async () => (await import('./test-mail.ts')).testMail,
    },
    {
      name: 'log-days',
      summary: 'show the effect of keeping the log for a number of days, and save it',
      load: async () => (await import('./log-days.ts')).logDays,
    },
    {
      name: 'export',
      summary: 'download everything that the station has made as one zip, with checksums',
      load: async () => (await import('./export.ts')).exportWholeStation,
    },
    {
      name: 'import',
      summary: 'import the export of another installation into this station, which must be empty',
      load: async () => (await import('./import.ts')).importWholeStation,
    },
    {
      name: 'set',
      summary: 'change the accent, the logo, or both',
      load: async () => (await import('./look.ts')).setLook,
    },
  ],
};
