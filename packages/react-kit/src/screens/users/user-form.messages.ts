import { defineMessages } from '../../words/define-messages.ts';

export const userFormMessages = defineMessages('users/user-form', {
  passwordMissing: 'Enter a password.',
  emailMissing: 'Enter an email.',
  stationMissing: 'Choose at least one station.',
  showMissing: 'Choose at least one show.',
});
