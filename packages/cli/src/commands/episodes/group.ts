import type { CommandGroup } from '../../core/command-entry.ts';

export const episodes: CommandGroup = {
  name: 'episodes',
  summary: 'list, read and download episodes',
  commands: [
    { name: 'list', summary: 'list episodes, newest first', load: async () => (await import('./list.ts')).listEpisodes },
    { name: 'show', summary: 'print an episode', load: async () => (await import('./show.ts')).showEpisode },
    {
      name: 'download',
      summary: 'download audio, resuming an interrupted download',
      load: async () => (await import('./download.ts')).downloadEpisodes,
    },
  ],
};
