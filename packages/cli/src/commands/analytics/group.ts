import type { CommandGroup } from '../../core/command-entry.ts';

export const analytics: CommandGroup = {
  name: 'analytics',
  summary: 'how often episodes were downloaded, and how that is counted',
  commands: [
    {
      name: 'show',
      summary: 'print downloads by show, episode, country, platform or time',
      isDefault: true,
      load: async () => (await import('./analytics.ts')).analytics,
    },
    {
      name: 'compare',
      summary: 'print the downloads of two to five shows side by side',
      load: async () => (await import('./compare.ts')).compareShows,
    },
    {
      name: 'devices',
      summary: 'print downloads by device and operating system',
      load: async () => (await import('./devices.ts')).deviceDownloads,
    },
    {
      name: 'explain',
      summary: 'print why requests were counted or not',
      load: async () => (await import('./explain.ts')).explainFigures,
    },
    {
      name: 'retention',
      summary: 'print which minutes of an episode players fetched',
      load: async () => (await import('./retention.ts')).fetchedMinutes,
    },
    {
      name: 'recount',
      summary: 'count the last 90 days again by the current list of robots and apps',
      load: async () => (await import('./recount.ts')).recountFigures,
    },
  ],
};
