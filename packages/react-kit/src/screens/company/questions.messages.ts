import { counted } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';

export const questionsMessages = defineMessages('stations/screen/questions', {
  archiveTitle: (title: string) => `Archive ${title}?`,
  archiveStops: 'Stops',
  stops: [
    'Recording, and publishing by automation',
    'Work at the station: users no longer choose it',
  ] as readonly string[],
  archiveStays: 'Stays',
  stays: [
    'Feeds, listen pages, players and downloads: listeners notice nothing',
    'Everything that the station has made, and its users',
  ] as readonly string[],
  archiveLater: 'You can restore it at any time.',
  archiveLeaves: 'You are working at this station. The console continues at another one.',
  archiveConfirm: 'Archive station',
  archiveFailed: 'Could not archive the station',
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteText: (shows: number, episodes: number) =>
    `${counted(shows, 'show', 'shows')}, ${counted(episodes, 'episode', 'episodes')} and the whole log are deleted. Feeds, listen pages and players stop working. This cannot be undone.`,
  deleteReserved: (slug: string) => `The address “${slug}” stays reserved.`,
  exportNone: 'There is no export of this station. Export it first, if you may need its content again.',
  exportRunning: 'An export of this station is being prepared. Wait for it before you delete the station.',
  exportAt: (date: string) =>
    `The newest export is of ${date}. Download it before you delete the station: the exports are deleted too.`,
  exportFailed: 'The newest export of this station failed.',
  exportLink: 'Go to its exports',
  typeSlug: (slug: string) => `Type “${slug}” to confirm`,
  slugDiffers: (slug: string) => `Type “${slug}”, the address of the station.`,
  deleteConfirm: 'Delete station',
  deleteFailed: 'Could not delete the station',
  demoTitle: 'Remove the demo?',
  demoText:
    'The stations and users of the demo are deleted with everything in them. Your own stations and users stay as they are.',
  demoStations: (titles: string) => `Deleted: ${titles}`,
  demoConfirm: 'Remove the demo',
  demoFailed: 'Could not remove the demo',
});
