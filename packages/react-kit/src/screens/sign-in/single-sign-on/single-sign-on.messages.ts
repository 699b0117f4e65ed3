import type { SingleSignOnOutcome } from '@postkit/sdk/schema';
import { defineMessages } from '../../../words/define-messages.ts';

/** Why a sign-in at the provider began no session. */
export type SingleSignOnProblem = Exclude<SingleSignOnOutcome, 'done'>;

const problems: Record<SingleSignOnProblem, string> = {
  denied: 'The sign-in was cancelled or refused. Try again, or ask an admin of your station for access.',
  lost: 'This sign-in took too long, or began in another browser. Sign in again.',
  no_group: 'None of your groups has access to a station. Ask an admin of your station for access.',
  no_account: 'You have no account here yet. Ask an admin of your station to add you.',
  unverified:
    'Your sign-in provider has not confirmed your email address. Confirm it there, then sign in again.',
  disabled: 'Your account is disabled. Ask an admin of your station to enable it.',
  unreachable: 'The sign-in provider cannot be reached. Try again in a moment.',
  too_many: 'Too many attempts to sign in. Try again in 5 minutes.',
  failed: 'The sign-in could not be completed. Try again. If it fails again, ask an admin of your station.',
};

/** Apart from `signInMessages`, because only some installations load them. */
export const singleSignOnMessages = defineMessages('sessions/sign-in/single-sign-on', {
  signIn: (name: string) => `Sign in with ${name}`,
  or: 'or',
  problems,
});
