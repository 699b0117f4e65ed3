import type { CommandGroup } from '../../core/command-entry.ts';

export const uploads: CommandGroup = {
  name: 'uploads',
  summary: 'audio files for the library',
  commands: [
    {
      name: 'send',
      summary: 'send files to the library, resuming an interrupted upload',
      load: async () => (await import('./send.ts')).sendUploads,
    },
    {
      name: 'list',
      summary: 'list unfinished uploads; for an admin, those of all users',
      load: async () => (await import('./list.ts')).listUploads,
    },
    {
      name: 'cancel',
      summary: 'cancel unfinished uploads and free their space',
      load: async () => (await import('./cancel.ts')).cancelUploads,
    },
  ],
};
