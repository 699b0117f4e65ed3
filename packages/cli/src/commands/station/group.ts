import type { CommandGroup } from '../../core/command-entry.ts';

export const station: CommandGroup = {
  name: 'station',
  summary: 'show and change the colour and the logo of the station',
  commands: [
    { name: 'show', summary: 'show the accent and the logo', isDefault: true, load: async () => (await import('./look.ts')).showLook },
    { name: 'set', summary: 'change the accent, the logo, or both', load: async () => (await import('./look.ts')).setLook },
  ],
};
