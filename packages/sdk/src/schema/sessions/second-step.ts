import { z } from 'zod';
import { factorCode, passkeyOptions, webAuthnJson } from '../second-factors/second-factor.ts';

/** A factor that a sign-in may continue with. */
export const signInFactor = z.enum(['app', 'passkey', 'recovery']);
export type SignInFactor = z.output<typeof signInFactor>;

/** The step that follows the password: `second_step` of the 403 response. */
export const secondStep = z.object({
  /** For this sign-in of this browser only; nothing else accepts it. */
  ticket: z.string(),
  /** Seconds until the ticket expires. */
  expires_in: z.int(),
  /** Factors that the user may continue with; empty if the user must set one up first. */
  factors: z.array(signInFactor),
});
export type SecondStep = z.output<typeof secondStep>;

/** A ticket with the text that the sign-in sent in the header `X-Sign-In-Binding`. */
export const boundTicket = z.object({
  /** The ticket of the response that asked for the step. */
  ticket: z.string().min(1).max(200),
  /** The text of the header. */
  binding: z.string().min(16).max(200),
});
export type BoundTicket = z.output<typeof boundTicket>;

/** A sign-in without a password begins with the text that binds its ticket to the client. */
export const signInBinding = boundTicket.pick({ binding: true });

/** A sign-in with a passkey instead of a password: `confirmSignIn` completes it with the browser's response. */
export const passkeySignIn = passkeyOptions.extend({
  /** For this sign-in of this browser only, and for one attempt. */
  ticket: z.string(),
  /** Seconds until the ticket expires. */
  expires_in: z.int(),
});
export type PasskeySignIn = z.output<typeof passkeySignIn>;

/** The second step, or the response of a passkey instead of a password. */
export const signInProof = boundTicket.extend({
  /** A code of the user's app, or a recovery code; absent with a passkey, and after a factor was set up with this ticket. */
  code: factorCode.optional(),
  /** The browser's response to the options of `passkeyOptions`, in WebAuthn's JSON form. */
  passkey: webAuthnJson.optional(),
});

export const appConfirmation = boundTicket.extend({
  /** Six digits, as the app shows them. */
  code: factorCode,
});
