import { defineMessages } from '../../words/define-messages.ts';

export const secondFactorMessages = defineMessages('users/screen/second-factor', {
  has: 'Signs in with a second factor',
  reset: (name: string) => `Reset the second factor of ${name}`,
  resetTitle: (name: string) => `Reset the second factor of ${name}?`,
  resetText: (name: string) =>
    `For a user who lost their phone and their recovery codes. ${name} is signed out everywhere, and signs in with the password alone until they set up a new second factor. Make sure that it is really ${name} who asks you.`,
  resetConfirm: 'Reset',
  resetDone: (name: string) => `The second factor of ${name} is reset.`,
  resetFailed: 'Could not reset the second factor.',
  rules: 'Sign-in rules',
  rulesTitle: 'Sign-in rules',
  require: 'Require a second factor',
  requireHint: (station: string) =>
    `Users of ${station} who have none set one up the next time they sign in. API keys work as before.`,
  rulesFailed: 'Could not load the rules.',
  loading: 'Loading the rules',
  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'Could not save the rules.',
  required: 'Users of this station need a second factor from their next sign-in on.',
  optional: 'Users of this station may sign in without a second factor.',
});
