import { defineMessages } from '../../../words/define-messages.ts';

export const secondStepMessages = defineMessages('sessions/sign-in/second-step', {
  texts: {
    passkey: 'Use a passkey: your fingerprint, face or PIN, or a security key.',
    app: 'Enter the code that your authenticator app shows.',
    recovery: 'Enter one of the recovery codes that you saved. Each works once.',
  },
  code: 'Code of your app',
  recoveryCode: 'Recovery code',
  use: { passkey: 'Use a passkey', app: 'Use the app', recovery: 'Use a recovery code' },
  confirm: 'Continue',
  again: 'Sign in again',
  enrolText: 'Your station requires a second factor. Set up an authenticator app to continue.',
  loading: 'Loading',
  retry: 'Try again',
  saved: 'I saved the codes',
});
