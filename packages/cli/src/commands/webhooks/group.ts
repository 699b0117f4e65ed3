import type { CommandGroup } from '../../core/command-entry.ts';

export const webhooks: CommandGroup = {
  name: 'webhooks',
  summary: 'addresses that receive the events of the station',
  commands: [
    {
      name: 'list',
      summary: 'list webhooks and their state',
      load: async () => (await import('./list.ts')).listWebhooks,
    },
    {
      name: 'create',
      summary: 'add a webhook and print its signing secret',
      load: async () => (await import('./change.ts')).createWebhook,
    },
    {
      name: 'edit',
      summary: 'change a webhook',
      load: async () => (await import('./change.ts')).editWebhook,
    },
    {
      name: 'new-secret',
      summary: 'replace the signing secret and print the new one',
      load: async () => (await import('./change.ts')).renewSecret,
    },
    {
      name: 'pause',
      summary: 'send webhooks no events',
      load: async () => (await import('./change.ts')).pauseWebhooks,
    },
    {
      name: 'enable',
      summary: 'send events to paused or disabled webhooks again',
      load: async () => (await import('./change.ts')).enableWebhooks,
    },
    {
      name: 'test',
      summary: 'send an event of the type webhook.test and wait for the response',
      load: async () => (await import('./test.ts')).testWebhook,
    },
    {
      name: 'log',
      summary: 'list the events that a webhook was sent',
      load: async () => (await import('./list.ts')).listMessages,
    },
    {
      name: 'redeliver',
      summary: 'send events of the log again',
      load: async () => (await import('./redeliver.ts')).redeliverMessages,
    },
    {
      name: 'delete',
      summary: 'delete webhooks with their logs',
      load: async () => (await import('./change.ts')).deleteWebhooks,
    },
  ],
};
