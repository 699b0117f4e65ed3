import { defineMessages } from '../../../../words/define-messages.ts';

export const secondStepMessages = defineMessages('sessions/sign-in/second-step', {
  text: 'Enter the code that your authenticator app shows.',
  code: 'Code of your app',
  recoveryText: 'Enter one of the recovery codes that you saved. Each works once.',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  confirm: 'Continue',
  again: 'Sign in again',
  enrolText: 'Your station requires a second factor. Set up an authenticator app to continue.',
  loading: 'Loading',
  retry: 'Try again',
  saved: 'I saved the codes',
});
