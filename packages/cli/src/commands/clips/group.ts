import type { CommandGroup } from '../../core/command-entry.ts';

export const clips: CommandGroup = {
  name: 'clips',
  summary: 'short captioned videos for social platforms',
  commands: [
    {
      name: 'list',
      summary: 'list clips and their state',
      load: async () => (await import('./list.ts')).listClips,
    },
    {
      name: 'create',
      summary: 'make a clip of an episode',
      load: async () => (await import('./create.ts')).createClip,
    },
    {
      name: 'download',
      summary: 'download the video of a clip',
      load: async () => (await import('./download.ts')).downloadClip,
    },
    { name: 'delete', summary: 'delete clips', load: async () => (await import('./delete.ts')).deleteClips },
  ],
};
