import type { CommandGroup } from '../../core/command-entry.ts';

export const campaigns: CommandGroup = {
  name: 'campaigns',
  summary: 'ads and trailers that play in downloads of episodes',
  commands: [
    {
      name: 'list',
      summary: 'list campaigns, their state and deliveries',
      load: async () => (await import('./list.ts')).listCampaigns,
    },
    {
      name: 'create',
      summary: 'add a campaign',
      load: async () => (await import('./save.ts')).createCampaign,
    },
    {
      name: 'edit',
      summary: 'change a campaign',
      load: async () => (await import('./save.ts')).editCampaign,
    },
    {
      name: 'pause',
      summary: 'pause campaigns',
      load: async () => (await import('./change.ts')).pauseCampaigns,
    },
    {
      name: 'resume',
      summary: 'let paused campaigns play again',
      load: async () => (await import('./change.ts')).resumeCampaigns,
    },
    {
      name: 'deliveries',
      summary: 'print the counted deliveries of a campaign by day',
      load: async () => (await import('./list.ts')).listDeliveries,
    },
    {
      name: 'episodes',
      summary: 'list the published episodes of the shows of a campaign, and whether it can play in each',
      load: async () => (await import('./list.ts')).listCampaignEpisodes,
    },
    {
      name: 'breaks',
      summary: 'print the places of an episode at which campaigns play',
      load: async () => (await import('./list.ts')).listBreaks,
    },
    {
      name: 'turn-on',
      summary: 'insert campaigns into downloads',
      load: async () => (await import('./change.ts')).turnOn,
    },
    {
      name: 'turn-off',
      summary: 'serve every episode alone',
      load: async () => (await import('./change.ts')).turnOff,
    },
    {
      name: 'delete',
      summary: 'delete campaigns with their numbers',
      load: async () => (await import('./change.ts')).deleteCampaigns,
    },
  ],
};
