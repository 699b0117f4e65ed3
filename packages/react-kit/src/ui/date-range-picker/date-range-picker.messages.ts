import { defineMessages } from '../../words/define-messages.ts';
export const dateRangePickerMessages = defineMessages('ui/date-range-picker', { open: 'Open calendar' });
