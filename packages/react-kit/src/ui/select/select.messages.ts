import { defineMessages } from '../../words/define-messages.ts';
export const selectMessages = defineMessages('ui/select', {
  placeholder: 'Select',
  empty: 'No results',
});
