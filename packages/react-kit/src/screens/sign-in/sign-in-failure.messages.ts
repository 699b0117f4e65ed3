import { defineMessages } from '../../words/define-messages.ts';
/** Apart from `signInMessages`, because they load with the first failure. */
export const signInFailureMessages = defineMessages('sessions/sign-in/sign-in-failure', {
  tooOften: (when: string) => `Too many attempts to sign in. Try again ${when}.`,
  busy: (when: string) => `The station is busy. Try again ${when}.`,
  disabled: 'Your account is disabled. Ask an admin of your station to enable it.',
  elsewhere: (name: string) => `Sign in with ${name} on the station’s own page.`,
  expired: 'This took too long. Try again.',
  broken: 'The station failed to sign you in. Try again in a moment.',
  brokenRequest: (id: string) =>
    `The station failed to sign you in. Try again in a moment. If it fails again, report request ${id}.`,
  defect: 'This page failed to sign you in. Reload it, then try again.',
});
