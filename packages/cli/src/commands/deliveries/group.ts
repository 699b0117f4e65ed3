import type { CommandGroup } from '../../core/command-entry.ts';

export const deliveries: CommandGroup = {
  name: 'deliveries',
  summary: 'sends of an episode to platforms and webhooks',
  commands: [
    {
      name: 'list',
      summary: 'list the deliveries of an episode',
      load: async () => (await import('./deliveries.ts')).listDeliveries,
    },
    {
      name: 'retry',
      summary: 'retry deliveries that failed or wait',
      load: async () => (await import('./deliveries.ts')).retryDelivery,
    },
    {
      name: 'proof',
      summary: 'show whether an episode can be fetched from its feeds, or check it again',
      load: async () => (await import('./deliveries.ts')).proveDelivery,
    },
  ],
};
