import type { CommandGroup } from '../../core/command-entry.ts';

export const sessions: CommandGroup = {
  name: 'sessions',
  summary: 'where you are signed in',
  commands: [
    {
      name: 'list',
      summary: 'list your sessions',
      load: async () => (await import('./own-sessions.ts')).listSessions,
    },
    {
      name: 'end',
      summary: 'end sessions',
      load: async () => (await import('./own-sessions.ts')).endSessions,
    },
    {
      name: 'end-all',
      summary: 'end all your sessions; API keys stay',
      load: async () => (await import('./own-sessions.ts')).endAllSessions,
    },
  ],
};
