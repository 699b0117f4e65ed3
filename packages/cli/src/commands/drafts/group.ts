import type { CommandGroup } from '../../core/command-entry.ts';

export const drafts: CommandGroup = {
  name: 'drafts',
  summary: 'your unsaved work in the audio editor',
  commands: [
    {
      name: 'list',
      summary: 'list your drafts, latest change first',
      load: async () => (await import('./drafts.ts')).listDrafts,
    },
    { name: 'show', summary: 'print a draft', load: async () => (await import('./drafts.ts')).showDraft },
    {
      name: 'discard',
      summary: 'discard drafts in every browser',
      load: async () => (await import('./drafts.ts')).discardDrafts,
    },
  ],
};
