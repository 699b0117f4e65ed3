import { defineMessages } from '../../words/define-messages.ts';
export const passwordFieldMessages = defineMessages('ui/password-field', {
  showButton: 'Show',
  hideButton: 'Hide',
});
