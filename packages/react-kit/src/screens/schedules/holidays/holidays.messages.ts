import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const holidaysMessages = defineMessages('schedules/list/holidays', {
  open: (count: number) => (count === 0 ? 'Holidays' : counted(count, 'holiday', 'holidays')),
  openFor: (count: number, show: string) =>
    count === 0
      ? `Holidays of ${show}`
      : count === 1
        ? `1 holiday of ${show}`
        : `${count} holidays of ${show}`,
  title: (show: string) => `Holidays of ${show}`,
  help: 'No schedule of this show creates episodes on these days. The first and the last day are included.',
  none: 'No holidays yet',
  list: 'Holidays',
  past: 'Past',
  now: 'Now',
  firstDay: 'First day',
  lastDay: 'Last day',
  firstMissing: 'Choose the first day.',
  lastMissing: 'Choose the last day.',
  lastBefore: 'The last day is before the first.',
  add: 'Add holiday',
  adding: 'Adding...',
  save: 'Save holiday',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  edit: (days: string) => `Edit ${days}`,
  delete: (days: string) => `Delete ${days}`,
  addFailed: 'Unable to add holiday',
  saveFailed: 'Unable to change holiday',
  deleteFailed: 'Unable to delete holiday',
  added: (days: string) => `${days} added.`,
  saved: (days: string) => `Changed to ${days}.`,
  deleted: (days: string) => `${days} deleted.`,
});
