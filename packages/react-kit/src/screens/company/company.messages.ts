import type { CompanyStation } from '@postkit/sdk/schema';
import { counted, countedOf } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';

export const companyMessages = defineMessages('stations/screen/company', {
  heading: 'Company',
  intro: 'The company and its stations, for company admins',
  loading: 'Loading the stations',
  failed: 'Unable to fetch the stations from the server',
  name: 'Name of the company',
  rename: 'Rename the company',
  nameMissing: 'Enter the name of the company.',
  nameFailed: 'Could not rename the company',
  nameConflict: (theirs: string) =>
    `Another admin renamed the company to “${theirs}”. Save again to replace that name.`,
  save: 'Save',
  cancel: 'Cancel',
  add: 'Add a station',
  /** The command of the palette. */
  addCommand: { label: 'Add a station', words: 'create new company', group: 'Actions' },
  search: 'Search stations',
  filter: 'State',
  all: 'All',
  states: { active: 'Active', archived: 'Archived', deleting: 'Being deleted' } satisfies Record<
    CompanyStation['state'],
    string
  >,
  count: (listed: number, all: number) => countedOf(listed, all, 'station', 'stations'),
  columns: {
    title: 'Station',
    timezone: 'Time zone',
    place: 'City',
    format: 'Format',
    users: 'Users',
    quota: 'Quota',
    state: 'Status',
    actions: 'Actions',
  },
  kinds: { radio: 'Radio', tv: 'Television' } satisfies Record<CompanyStation['station_type'], string>,
  demo: 'Demo',
  unnamed: 'Not named yet',
  users: (count: number) => counted(count, 'user', 'users'),
  licences: (full: number, podcast: number, logger: number) =>
    `${full} everything, ${podcast} podcasts only, ${logger} log only`,
  noLimit: 'No limit',
  /** Such as `50.0 GB of the company`: a quota that the station has from the company. */
  companyQuota: (size: string) => `${size} of the company`,
  edit: (title: string) => `Edit ${title}`,
  open: (title: string) => `Open ${title}`,
  archive: (title: string) => `Archive ${title}`,
  restore: (title: string) => `Restore ${title}`,
  remove: (title: string) => `Delete ${title}`,
  noResults: 'No stations match',
  noResultsText: 'Try another part of a name, an address, a city or a format.',
  showAll: 'Show all stations',
  demoTitle: 'This company has the demo',
  demoText: 'Its stations and users are made up. Remove them when your own stations are set up.',
  demoNeedsStation: 'Its stations and users are made up. Add a station of your own, then remove them.',
  removeDemo: 'Remove the demo',
  needsName: (title: string) =>
    `“${title}” is the name of the first start. Give the station its name, address and time zone.`,
  nameStation: 'Name the station',
  /** Name of all messages about the company in the message bar. */
  message: 'Company',
  renamed: (name: string) => `The company is now “${name}”.`,
  archived: (title: string) => `${title} is archived.`,
  restored: (title: string) => `${title} works again.`,
  restoreFailed: 'Could not restore the station',
  deleting: (title: string) => `${title} is being deleted.`,
  demoRemoved: 'The demo is being removed.',
});
