import { defineMessages } from '../../words/define-messages.ts';
export const datePickerMessages = defineMessages('ui/date-picker', {
  open: (label: string) => `Choose ${label.toLocaleLowerCase()} in a calendar`,
  notLoaded: 'The calendar could not be loaded. Type the date.',
});
