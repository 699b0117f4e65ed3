import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { qrCode } from './qr-code.ts';

/** A code of the user's app, or one of their recovery codes. Spaces and dashes do not count. */
export const factorCode = z.string().trim().min(6, 'Enter the code.').max(40);

/** A passkey without its key. */
export const passkey = z.object({
  id: z.int(),
  /** Name that its user gave it. */
  name: z.string().trim().min(1, 'Enter a name.').max(100),
  created_at: unixSeconds,
  /** When the user signed in with it last; null if never. */
  last_used_at: unixSeconds.nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** An object of WebAuthn in its JSON form, as browsers read and write it. */
export const webAuthnJson = z.record(z.string().max(40), z.unknown());

export const passkeyName = passkey.pick({ name: true });

/** The values that a browser needs to create or use a passkey. */
export const passkeyOptions = z.object({
  /** For `navigator.credentials`, in WebAuthn's JSON form. */
  options: webAuthnJson,
  /** Origin of the installation: passkeys work on its pages only, such as `https://post.example.org`. */
  origin: z.string(),
});
export type PasskeyOptions = z.output<typeof passkeyOptions>;

export const newPasskey = passkeyName.extend({
  /** The browser's response, in WebAuthn's JSON form. */
  response: webAuthnJson,
});
export type NewPasskey = z.output<typeof newPasskey>;

/** The caller's own second factors. */
export const secondFactors = z.object({
  /** The app that shows codes (TOTP); null if none is set up. */
  app: z
    .object({
      created_at: unixSeconds,
      /** When the user signed in with a code of it last; null if never. */
      last_used_at: unixSeconds.nullable(),
    })
    .nullable(),
  /** Newest first. */
  passkeys: z.array(passkey),
  /** Whether passkeys work at the station's address: they need https and a domain, or localhost. */
  allows_passkeys: z.boolean(),
  /** Recovery codes that are not used yet. */
  recovery_codes: z.int(),
  /** Whether a station of the user requires a second factor. */
  is_required: z.boolean(),
  /** Until when this session may change second factors; null before the user has confirmed the sign-in. */
  confirmed_until: unixSeconds.nullable(),
});
export type SecondFactors = z.output<typeof secondFactors>;

/** The password or a code: one of the two. */
export const signInConfirmation = z
  .object({
    /** The password. */
    password: z.string().min(1).max(200).optional(),
    /** A code of the user's app, or a recovery code. */
    code: factorCode.optional(),
  })
  .refine(
    ({ password, code }) => (password === undefined) !== (code === undefined),
    'Enter either the password or a code.',
  );
export type SignInConfirmation = z.output<typeof signInConfirmation>;

/** An app to set up. Its secret is in this response only. */
export const appSetup = z.object({
  /** Base 32, for typing it into the app. */
  secret: z.string(),
  /** The `otpauth:` address that the QR code contains. */
  address: z.string(),
  qr: qrCode,
});
export type AppSetup = z.output<typeof appSetup>;

export const appCode = z.object({
  /** Six digits, as the app shows them. */
  code: factorCode,
});

/** New recovery codes. No other response contains them. */
export const recoveryCodes = z.object({
  /** Each works once; empty if the earlier codes stay valid. */
  recovery_codes: z.array(z.string()),
});
export type RecoveryCodes = z.output<typeof recoveryCodes>;
