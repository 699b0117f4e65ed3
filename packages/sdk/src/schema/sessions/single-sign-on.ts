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

export const beginSingleSignOnQuery = z.object({
  /** Path on this host to continue at. Other addresses are ignored. */
  next: z.string().max(2048).optional(),
});

/** The provider's response; the station checks its other parameters against the address itself. */
export const singleSignOnReturn = z.object({
  /** Text that binds the response to the browser that began the sign-in. */
  state: z.string().max(500).optional(),
  /** Code that the station exchanges for the user's claims. */
  code: z.string().max(4000).optional(),
  /** Why the provider refuses, as OAuth 2.0 names it. */
  error: z.string().max(200).optional(),
  /** Issuer of the response. */
  iss: z.string().max(500).optional(),
});

/** The call by which the provider ends sessions (OpenID Connect Back-Channel Logout). */
export const providerLogout = z.object({
  /** Signed token that names the session, or the user. */
  logout_token: z.string().min(1).max(20_000),
});
