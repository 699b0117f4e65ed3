import { defineMessages } from '../../../words/define-messages.ts';
export const eventsMessages = defineMessages('schedules/setup/events', {
  title: 'Events',
  counted: (count: number) => `Events (${count})`,
  help: 'Events logged today in the chosen categories.',
  list: 'Today’s events',
  loading: 'Loading events',
  failed: 'Could not load today’s events.',
  none: 'No events in these categories were logged today.',
  noTitle: 'No title',
});
