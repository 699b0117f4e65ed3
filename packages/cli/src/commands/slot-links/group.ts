import type { CommandGroup } from '../../core/command-entry.ts';

export const slotLinks: CommandGroup = {
  name: 'slot-links',
  summary: 'links by which presenters trim and title a part of the log',
  commands: [
    {
      name: 'list',
      summary: 'list slot links and their state',
      load: async () => (await import('./list.ts')).listSlotLinks,
    },
    {
      name: 'create',
      summary: 'make a link to a range of the log',
      load: async () => (await import('./make.ts')).createSlotLink,
    },
    {
      name: 'renew',
      summary: 'make a new link to a slot; the old one is void',
      load: async () => (await import('./make.ts')).renewSlotLink,
    },
    {
      name: 'approve',
      summary: 'make drafts of submitted slots',
      load: async () => (await import('./decide.ts')).approveSlots,
    },
    {
      name: 'send-back',
      summary: 'return a slot to its presenter',
      load: async () => (await import('./decide.ts')).sendSlotBack,
    },
    {
      name: 'revoke',
      summary: 'make links void',
      load: async () => (await import('./decide.ts')).revokeSlotLinks,
    },
  ],
};
