import { z } from 'zod';

/** The access to an account. */
export const accountAccess = z.object({
  /** The token that the platform adapter sends. */
  token: z.string(),
  /** Renews `token`; empty if it cannot be renewed here. */
  refresh_token: z.string(),
  /** Unix seconds; null if `token` does not expire. */
  token_expires_at: z.int().nullable(),
  /** Unix seconds at which the user must have authorized again; null if the access continues by itself. */
  reconnect_by: z.int().nullable(),
});
export type AccountAccess = z.output<typeof accountAccess>;

/** The access that a user granted in a platform's window. */
export const grantedAccess = accountAccess.extend({
  /** Name of the account; empty if the platform returns none. */
  account: z.string(),
  /** The pages of a Facebook account. Browsers receive the handle in place of the token. */
  pages: z.array(z.object({ handle: z.string(), id: z.string(), title: z.string(), token: z.string() })),
});
export type GrantedAccess = z.output<typeof grantedAccess>;
