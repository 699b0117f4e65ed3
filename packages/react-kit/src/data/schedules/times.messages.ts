import { defineMessages } from '../../words/define-messages.ts';

export const timesMessages = defineMessages('schedules/times', {
  everyDay: 'Every day',
  days: { Sun: 'Sun', Mon: 'Mon', Tue: 'Tue', Wed: 'Wed', Thu: 'Thu', Fri: 'Fri', Sat: 'Sat' },
  range: (first: string, last: string) => `${first} to ${last}`,
  hours: (start: string, end: string) => `${start} to ${end}`,
  hoursOvernight: (start: string, end: string) => `${start} to ${end} the next day`,
  from: (first: string) => `From ${first}`,
  period: (first: string, last: string) => `From ${first} until ${last}`,
});
