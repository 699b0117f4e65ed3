import { z } from 'zod';

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
