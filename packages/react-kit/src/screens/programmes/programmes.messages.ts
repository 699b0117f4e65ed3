import { counted } from '../../words/counted.ts';
import { defineMessages } from '../../words/define-messages.ts';

export const programmesMessages = defineMessages('programmes/screen', {
  heading: 'Programmes',
  intro: 'The week of the station. Programmes name talk in the log, and they are public.',
  loading: 'Loading the programmes',
  failed: 'Unable to fetch the programmes from the server',
  /** Name of all messages about programmes in the message bar. */
  name: 'Programmes',
  sources: 'Sources',
  public: 'Public files',
  add: 'Add programme',
  addSource: 'Add source',
  none: 'No programmes yet',
  noneText: 'Enter programmes by hand, or read them from a calendar, a RadioDNS file or your playout system.',
  noneForUsers: 'An admin can enter programmes, or read them from another system.',
  byHand: 'By hand',
  fromSource: 'From a source',
  notPublic: 'Not public',
  differs: (source: string, programmes: number) =>
    `“${source}” differs in ${counted(programmes, 'programme', 'programmes')}.`,
  showDifference: 'Show difference',
  sourceFailed: (source: string, reason: string) => `“${source}” could not be read. ${reason}`,
});

export const weekMessages = defineMessages('programmes/week', {
  grid: (week: string) => `Programmes, ${week}`,
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  today: 'Today',
  day: 'Day',
  zone: (zone: string) => `Station time: ${zone}`,
  span: (first: string, last: string) => `${first} to ${last}`,
  keys: 'Arrow keys move between programmes, Enter opens one, Page Up and Page Down change the week, T goes to today.',
  loading: 'Loading the week',
  failed: 'Unable to fetch the week from the server',
  empty: 'No programme airs in this week.',
  emptyDay: 'No programme airs on this day.',
  now: 'Now',
  onAir: 'On air',
  hours: (start: string, end: string) => `${start}–${end}`,
});
