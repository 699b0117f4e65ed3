import type { CommandGroup } from '../../core/command-entry.ts';

export const apiKeys: CommandGroup = {
  name: 'api-keys',
  summary: 'your own API keys for scripts',
  commands: [
    {
      name: 'list',
      summary: 'list your API keys',
      load: async () => (await import('./api-keys.ts')).listKeys,
    },
    {
      name: 'create',
      summary: 'create an API key and print its secret',
      load: async () => (await import('./api-keys.ts')).createKey,
    },
    {
      name: 'revoke',
      summary: 'revoke API keys',
      load: async () => (await import('./api-keys.ts')).revokeKeys,
    },
  ],
};
