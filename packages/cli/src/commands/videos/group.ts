import type { CommandGroup } from '../../core/command-entry.ts';

export const videos: CommandGroup = {
  name: 'videos',
  summary: 'videos of episodes',
  commands: [
    {
      name: 'list',
      summary: 'list episodes with a video and its state',
      load: async () => (await import('./list.ts')).listVideos,
    },
    {
      name: 'create',
      summary: 'make a video of an episode',
      load: async () => (await import('./create.ts')).createVideo,
    },
    {
      name: 'download',
      summary: 'download the video of an episode',
      load: async () => (await import('./download.ts')).downloadVideo,
    },
    {
      name: 'editor',
      summary: 'print the address of the advanced video editor for an episode',
      load: async () => (await import('./list.ts')).videoEditor,
    },
  ],
};
