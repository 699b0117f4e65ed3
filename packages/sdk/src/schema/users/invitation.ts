import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { user, userInput } from './user.ts';

/** Days for which an invitation is valid. */
export const invitationDays = 7;

/** A user to invite: they choose their own password. */
export const invitationInput = userInput.omit({ password: true, revoke_api_keys: true, disabled: true });
export type InvitationInput = z.output<typeof invitationInput>;

/**
 * A new invitation. `token` ends the address of its link, `/login#reset={token}`. The station stores only its hash: it is in no later
 * response.
 */
export const newInvitation = z.object({
  user,
  /** Token of the link in the invitation. */
  token: z.string(),
  expires_at: unixSeconds,
  /** Whether the station has mailed the link too. */
  is_mailed: z.boolean(),
});
export type NewInvitation = z.output<typeof newInvitation>;

/** The account behind a link that sets a password. */
export const passwordLink = z.object({
  /** Email address. */
  email: z.string(),
  /** Who invited the user; empty for a reset of a forgotten password. */
  invited_by: z.string(),
});
