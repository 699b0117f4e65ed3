import type { CommandGroup } from '../../core/command-entry.ts';

export const users: CommandGroup = {
  name: 'users',
  summary: 'users of the stations that you administer',
  commands: [
    { name: 'list', summary: 'list users', load: async () => (await import('./list.ts')).listUsers },
    { name: 'show', summary: 'print a user', load: async () => (await import('./list.ts')).showUser },
    { name: 'create', summary: 'create a user', load: async () => (await import('./save.ts')).createUser },
    {
      name: 'invite',
      summary: 'create a user who chooses a password by a link',
      load: async () => (await import('./invite.ts')).inviteUser,
    },
    {
      name: 'renew-invitation',
      summary: 'make a new link for an invited user',
      load: async () => (await import('./invite.ts')).renewInvitation,
    },
    {
      name: 'edit',
      summary: 'change, disable or enable a user',
      load: async () => (await import('./save.ts')).editUser,
    },
  ],
};
