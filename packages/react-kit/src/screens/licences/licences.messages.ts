import type { Licence } from '@postkit/sdk/schema';
import { counted } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';

const licenceLabels: Record<Licence, string> = {
  full: 'Everything',
  podcast: 'Podcasts only',
  logger: 'Log only',
};

const userCount = (count: number) => counted(count, 'user', 'users');

export const licencesMessages = defineMessages('licences/screen/licences', {
  heading: 'Licences',
  intro: 'The licence of a user decides what they can open at a station. Company admins need none.',
  assign: 'Assign licence',
  station: 'Licences at',
  search: 'Search users',
  userCount,
  /** Such as "12 users: 9 everything, 2 podcasts only, 1 log only". */
  summary: (total: number, counts: readonly (readonly [Licence, number])[]) => {
    const parts = counts
      .filter(([, count]) => count > 0)
      .map(([licence, count]) => `${count} ${licenceLabels[licence].toLowerCase()}`);
    return parts.length === 0 ? userCount(total) : `${userCount(total)}: ${parts.join(', ')}`;
  },
  columns: { user: 'User', role: 'Role', licence: 'Licence', actions: 'Actions' },
  role: { admin: 'Admin', user: 'User' },
  licence: licenceLabels,
  explanation: {
    full: 'The log, shows, episodes and everything else',
    podcast: 'Shows and episodes, without the log of the broadcast',
    logger: 'Recording and listening to the broadcast',
  } satisfies Record<Licence, string>,
  licenceOf: (name: string) => `Licence of ${name}`,
  remove: (name: string) => `Remove the licence of ${name}`,
  loggerStation: (title: string) => `${title} is licensed as a Logger`,
  loggerStationText: 'Its users work with the log only, whatever their licence here.',
  contactSales: 'Contact sales',
  loading: 'Loading licences',
  failed: 'Unable to fetch the licences from the server',
  none: 'No licences yet',
  noneText: (title: string) => `Assign licences to the users who work at ${title}.`,
  noResults: 'No users match',
  noResultsText: 'Try another part of a name or email.',
  showAll: 'Show all users',
  pages: 'Pages of licences',
  /** Name of all messages about licences in the message bar. */
  name: 'Licence',
  assigned: (name: string, licence: Licence, title: string) =>
    `${name} now has “${licenceLabels[licence]}” at ${title}.`,
  assignFailed: 'Could not assign the licence',
  removed: (name: string, title: string) => `${name} no longer works at ${title}.`,
  removeFailed: 'Could not remove the licence',
  removeTitle: (name: string) => `Remove the licence of ${name}?`,
  removeText: (title: string) =>
    `They lose access to ${title} immediately. Their licences at other stations stay.`,
  removeConfirm: 'Remove licence',
  assignTitle: (title: string) => `Assign a licence at ${title}`,
  user: 'User',
  userPlaceholder: 'Name or email',
  userMissing: 'Choose a user.',
  allAssigned: 'Every active user of the company has a licence here. Add users on the Users screen.',
  kind: 'Licence',
  close: 'Close',
  confirm: 'Assign',
});
