import type { CommandGroup } from '../../core/command-entry.ts';

export const uploads: CommandGroup = {
  name: 'uploads',
  summary: 'audio files of the library',
  commands: [
    {
      name: 'list',
      summary: 'list the library, or unfinished uploads',
      load: async () => (await import('./list.ts')).listUploads,
    },
    {
      name: 'send',
      summary: 'send files to the library, resuming an interrupted upload',
      load: async () => (await import('./send.ts')).sendUploads,
    },
    {
      name: 'cancel',
      summary: 'cancel unfinished uploads and free their space',
      load: async () => (await import('./cancel.ts')).cancelUploads,
    },
    {
      name: 'rename',
      summary: 'rename an upload',
      load: async () => (await import('./change.ts')).renameUpload,
    },
    {
      name: 'delete',
      summary: 'remove uploads from the library',
      load: async () => (await import('./change.ts')).deleteUploads,
    },
  ],
};
