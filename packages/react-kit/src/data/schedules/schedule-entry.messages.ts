import { defineMessages } from '../../words/define-messages.ts';
export const scheduleEntryMessages = defineMessages('schedules/schedule-entry', {
  tagsFailed: 'Unable to talk to server to get all tags',
  destinationsFailed: 'Unable to fetch social media connections from the server',
});
