import type { StationChange } from '@postkit/sdk/schema';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

type Redirect = NonNullable<StationChange['slug']>['redirects'][number];

export const stationFormMessages = defineMessages('stations/screen/form/station-form', {
  addTitle: 'Add a station',
  add: 'Add station',
  cancel: 'Cancel',
  close: 'Close',
  kind: 'Kind',
  place: 'Format and place',
  placeText: 'The sign-in filters long lists of stations by them.',
  format: 'Format',
  formatHelp: 'Such as News or Classic Hits',
  city: 'City or region',
  state: 'State',
  quota: 'Quota in GB',
  quotaOfCompany: (size: string) => `Empty for ${size}, the quota of the company`,
  quotaNone: 'Empty for no limit',
  image: 'Default image',
  imageText: 'For shows without an image of their own',
  addFailed: 'Could not add the station',
  addedTitle: (title: string) => `${title} is ready`,
  addedText: 'Add shows, users and the log source at the station.',
  addImage: 'Add an image',
  open: 'Open station',
  identity: 'Name, address and time',
  factsText: (shows: number, episodes: number, users: number) =>
    `${counted(shows, 'show', 'shows')} · ${counted(episodes, 'episode', 'episodes')} · ${counted(users, 'user', 'users')}`,
  saveFailed: 'Could not save the station',
  save: 'Save',
  saved: (title: string) => `${title} is saved.`,
  conflictTitle: 'Another admin changed this station',
  conflictText: (title: string, slug: string, zone: string) =>
    `Their version: ${title}, address ${slug}, time zone ${zone}.`,
  previewFailed: 'Could not examine the change',
  changeTitle: 'Moved by this change',
  confirm: 'Save the change',
  address: 'Address',
  redirectsTo: (from: string, to: string) => `Addresses with “${from}” lead to “${to}” from now on:`,
  redirects: {
    feeds: 'feeds, with the same episodes and GUIDs',
    enclosures: 'audio of feeds and downloads',
    listen_pages: 'listen pages',
    show_pages: 'pages of shows',
    players: 'players on other sites',
    embeds: 'embed codes (oEmbed)',
    images: 'images',
    api: 'calls of the API',
  } satisfies Record<Redirect, string>,
  reserved: (slug: string) => `“${slug}” stays reserved for this station.`,
  zone: 'Time zone',
  keepsTimes: (from: string, to: string) =>
    `Schedules keep their times of day, on the clock of ${to} instead of ${from}.`,
  noSchedules: 'The station has no schedules.',
  schedules: 'Schedules by their next run',
  columns: { show: 'Schedule', before: 'Next run now', after: 'After the change', moves: 'Moves by' },
  never: 'Does not run again',
  dayBorder: 'The next day of the log begins',
  /** Such as `4 h 45 min earlier`. */
  earlier: (hours: number, minutes: number) => `${hours} h ${minutes} min earlier`,
  later: (hours: number, minutes: number) => `${hours} h ${minutes} min later`,
  same: 'No change',
  analytics: {
    unaffected: 'Analytics stay as they are: their days do not depend on the time zone.',
    later_days: 'Analytics: the days so far keep their borders, later days begin at the new midnight.',
  } satisfies Record<NonNullable<StationChange['timezone']>['analytics'], string>,
  recorded: 'Recorded moments stay: the log, episodes and their dates do not move.',
});
