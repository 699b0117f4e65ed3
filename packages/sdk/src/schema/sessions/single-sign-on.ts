import { z } from 'zod';

/** How a sign-in at the provider ended, as the fragment of the sign-in page's address names it. */
export const singleSignOnOutcome = z.enum([
  'done',
  /** The user, or the provider, refused. */
  'denied',
  /** The sign-in took too long, or began in another browser. */
  'lost',
  /** None of the user's groups has access. */
  'no_group',
  /** PostKit has no account for the user, and the station creates none. */
  'no_account',
  /** The provider does not vouch for the email address. */
  'unverified',
  'disabled',
  'unreachable',
  'too_many',
  'failed',
]);
export type SingleSignOnOutcome = z.output<typeof singleSignOnOutcome>;

/** Single sign-on of the installation. */
export const singleSignOn = z.object({
  /** Name of the provider, as the button shows it. */
  name: z.string(),
  /** Address that begins the sign-in; `next` in its query is the path to continue at. */
  address: z.string(),
  /** Whether users sign in with it only: passwords are refused. */
  is_only: z.boolean(),
});
export type SingleSignOn = z.output<typeof singleSignOn>;
