import type { CommandGroup } from '../../core/command-entry.ts';

export const episodes: CommandGroup = {
  name: 'episodes',
  summary: 'list, edit, publish and download episodes',
  commands: [
    {
      name: 'list',
      summary: 'list episodes, newest first',
      load: async () => (await import('./list.ts')).listEpisodes,
    },
    { name: 'show', summary: 'print an episode', load: async () => (await import('./show.ts')).showEpisode },
    {
      name: 'create',
      summary: 'create a draft from a file or flags',
      load: async () => (await import('./save.ts')).createEpisode,
    },
    {
      name: 'edit',
      summary: 'change fields of an episode',
      load: async () => (await import('./save.ts')).editEpisode,
    },
    {
      name: 'check',
      summary: 'check an episode against the rules of podcast directories',
      load: async () => (await import('./check.ts')).checkEpisode,
    },
    {
      name: 'publish',
      summary: 'publish episodes now',
      load: async () => (await import('./change-state.ts')).publishEpisodes,
    },
    {
      name: 'schedule',
      summary: 'publish episodes at a time',
      load: async () => (await import('./change-state.ts')).scheduleEpisodes,
    },
    {
      name: 'unpublish',
      summary: 'unpublish episodes',
      load: async () => (await import('./change-state.ts')).unpublishEpisodes,
    },
    {
      name: 'delete',
      summary: 'delete unpublished episodes',
      load: async () => (await import('./change-state.ts')).deleteEpisodes,
    },
    {
      name: 'watch',
      summary: 'wait until the audio of an episode is ready and delivered',
      load: async () => (await import('./watch.ts')).watchEpisode,
    },
    {
      name: 'versions',
      summary: 'list the audio that an episode has and had',
      load: async () => (await import('./versions.ts')).listVersions,
    },
    {
      name: 'restore',
      summary: 'make a replaced version the audio of an episode again',
      load: async () => (await import('./versions.ts')).restoreVersion,
    },
    {
      name: 'embed',
      summary: 'print the embed code of an episode',
      load: async () => (await import('../widgets/embed.ts')).embedEpisode,
    },
    {
      name: 'download',
      summary: 'download audio, resuming an interrupted download',
      load: async () => (await import('./download.ts')).downloadEpisodes,
    },
  ],
};
