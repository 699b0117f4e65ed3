import { defineMessages } from '../../../words/define-messages.ts';
export const passwordResetMessages = defineMessages('sessions/sign-in/password-reset', {
  forgotText: 'We email you a link to choose a new password.',
  name: 'Email or username',
  nameMissing: 'Enter your email or username.',
  send: 'Email me a link',
  sending: 'Sending...',
  sent: 'If there is an account with that name, we have emailed it a link. The link works once, for an hour.',
  sentHint:
    'No email after a few minutes? Check your spam folder, or ask an admin of your station to set a password for you.',
  noMail:
    'This station cannot send email. Ask an admin of your station to set a new password for you under Users.',
  newText: 'You will be signed out everywhere else. From now on, sign in with the new password.',
  invitedText: (by: string, email: string) =>
    `${by} invites you. Choose a password; you sign in with ${email}.`,
  password: 'New password',
  passwordHint: 'At least 8 characters.',
  revokeKeys: 'Also revoke my API keys',
  revokeKeysHint: 'Scripts and apps that use them stop working until they get new ones.',
  save: 'Save password',
  saving: 'Saving...',
  expired: 'This link was already used, or it is too old.',
  askAgain: 'Email me a new link',
  tooOften: (when: string) => `Too many attempts. Try again ${when}.`,
  busy: (when: string) => `The station is busy. Try again ${when}.`,
  unanswered: 'The station did not respond. Check your connection and try again.',
  failed: 'Something went wrong. Try again, or ask an admin of your station.',
  back: 'Back to sign in',
});
