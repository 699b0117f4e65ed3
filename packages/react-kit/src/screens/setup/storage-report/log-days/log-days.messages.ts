import { counted } from '../../../../words/counted.ts';
import { defineMessages } from '../../../../words/define-messages.ts';

export const logDaysMessages = defineMessages('storage-report/log-days/log-days', {
  title: 'How long the log is kept',
  days: 'Days',
  daysRange: 'From 1 to 3650 days. Audio that an episode or a draft uses stays for as long as they need it.',
  loading: 'Calculating the effect',
  failed: 'Unable to calculate the effect on the server',
  effect: 'Effect',
  removed: 'Deleted',
  removedText: (hours: string, size: string) =>
    `${hours} of audio, ${size}, within the hour. Deleted audio cannot be restored.`,
  nothing: 'Nothing now',
  hours: (hours: string, isOne: boolean) => (isOne ? '1 hour' : `${hours} hours`),
  oldest: 'Log starts',
  oldestText: (then: string, now: string) => (then === now ? now : `${then} (now ${now})`),
  emptyLog: 'The log is empty',
  spared: 'Stays, because it is in use',
  sparedText: (hours: string, size: string, users: string) => `${hours}, ${size}: ${users}`,
  episodes: (number: number) => counted(number, 'episode', 'episodes'),
  drafts: (number: number) => counted(number, 'draft', 'drafts'),
  holds: (number: number) => counted(number, 'hold', 'holds'),
  others: (number: number) => counted(number, 'other use', 'other uses'),
  lostRuns: 'Schedules',
  lostRunsText: (number: number) =>
    `${counted(number, 'run', 'runs')} without an episode can no longer run again`,
  logSize: 'Size of the log',
  logSizeText: (size: string) => `${size} once it is this long, at the present rate`,
  full: 'Disk full',
  fullText: (then: string, now: string) => (then === now ? now : `${then} (now ${now})`),
  notFull: 'not within a year',
  cancel: 'Cancel',
  save: 'Save',
  deleteAndSave: (size: string) => `Delete ${size} and save`,
  saveFailed: 'Unable to save how long the log is kept',
  saved: (days: number) => `The log is kept for ${counted(days, 'day', 'days')}.`,
});
