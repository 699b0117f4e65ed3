import type { AccessLevel } from '../access-level.ts';

export const usersMessages = {
  heading: 'Users',
  count: (listed: number, all: number) => {
    const total = all === 1 ? '1 user' : `${all} users`;
    return listed === all ? total : `${listed} of ${total}`;
  },
  search: 'Search users',
  hideDisabled: 'Hide Disabled',
  add: 'Add user',
  licences: 'Licences',
  columns: { name: 'Name', email: 'Email', access: 'Access', status: 'Status', stations: 'Station(s)', actions: 'Actions' },
  access: { 'company-admin': 'Company Admin', admin: 'Admin', user: 'User' } satisfies Record<AccessLevel, string>,
  status: { 0: 'Active', 1: 'Disabled' },
  stationCount: (count: number) => `${count} station(s)`,
  moreStations: (count: number) => `and ${count} more`,
  edit: (name: string) => `Edit ${name}`,
  disable: (name: string) => `Disable ${name}`,
  enable: (name: string) => `Enable ${name}`,
  loading: 'Loading users',
  failed: 'Unable to fetch user list from the server',
  none: 'No users yet',
  noneText: 'Users that you add here sign in with their email and work at the stations that you choose.',
  noResults: 'No users match',
  noResultsText: 'Try another part of a name or email.',
  noResultsHidden: 'Try another part of a name or email, or show disabled users too.',
  allDisabled: 'All users are disabled',
  showAll: 'Show all users',
  /** Name of all messages about users in the message bar. */
  user: 'User',
  saveFailed: 'Error Saving User',
  disableTitle: (name: string) => `Disable ${name}?`,
  disableText: 'They are signed out immediately and cannot sign in. Their stations and password are removed.',
  disableUndo: 'You can enable them again later, with stations and a new password.',
  disableConfirm: 'Disable',
  disabled: (name: string) => `${name} is disabled.`,
  changedMeanwhile: 'Another admin has just saved this user. Press Disable again if you still want to.',
} as const;
