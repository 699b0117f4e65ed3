// Written by `npm run generate`.

/** A QR code as a drawing: `<svg viewBox="0 0 {size} {size}"><path d="{path}"/></svg>`, dark on light. */
export interface QrCode {
  /** Modules on each side, the quiet zone included. */
  size: number;
  /** The `d` of one path that fills the dark modules. */
  path: string;
}

/** A passkey without its key. */
export interface Passkey {
  /** Number that identifies it at the station. */
  id: number;
  /** Name that its user gave it. 1 to 100 characters. */
  name: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When the user signed in with it last; null if never. Unix seconds, UTC. */
  last_used_at: number | null;
}

/** An object of WebAuthn in its JSON form, as browsers read and write it. */
export type WebAuthnJson = { [x: string]: unknown };

/** Body of the operation `secondFactors.renamePasskey`. */
export interface PasskeyName {
  /** Name that its user gave it. 1 to 100 characters. */
  name: string;
}

/** The values that a browser needs to create or use a passkey. */
export interface PasskeyOptions {
  /** For `navigator.credentials`, in WebAuthn's JSON form. */
  options: WebAuthnJson;
  /** Origin of the installation: passkeys work on its pages only, such as `https://post.example.org`. */
  origin: string;
}

/** Body of the operation `secondFactors.addPasskey`. */
export interface NewPasskey {
  /** Name that its user gave it. 1 to 100 characters. */
  name: string;
  /** The browser's response, in WebAuthn's JSON form. */
  response: WebAuthnJson;
}

/** The caller's own second factors. */
export interface SecondFactors {
  /** The app that shows codes (TOTP); null if none is set up. */
  app: {
    /** When it was created. Unix seconds, UTC. */
    created_at: number;
    /** When the user signed in with a code of it last; null if never. Unix seconds, UTC. */
    last_used_at: number | null;
  } | null;
  /** Newest first. */
  passkeys: Passkey[];
  /** Whether passkeys work at the station's address: they need https and a domain, or localhost. */
  allows_passkeys: boolean;
  /** Recovery codes that are not used yet. */
  recovery_codes: number;
  /** Whether a station of the user requires a second factor. */
  is_required: boolean;
  /** Until when this session may change second factors; null before the user has confirmed the sign-in. Unix seconds, UTC. */
  confirmed_until: number | null;
}

/** The password or a code: one of the two. */
export interface SignInConfirmation {
  /** The password. 1 to 200 characters. */
  password?: string | undefined;
  /** A code of the user's app, or a recovery code. 6 to 40 characters. */
  code?: string | undefined;
}

/** An app to set up. Its secret is in this response only. */
export interface AppSetup {
  /** Base 32, for typing it into the app. */
  secret: string;
  /** The `otpauth:` address that the QR code contains. */
  address: string;
  /** A QR code as a drawing: `<svg viewBox="0 0 {size} {size}"><path d="{path}"/></svg>`, dark on light. */
  qr: QrCode;
}

/** Body of the operation `secondFactors.confirmApp`. */
export interface AppCode {
  /** Six digits, as the app shows them. 6 to 40 characters. */
  code: string;
}

/** New recovery codes. No other response contains them. */
export interface RecoveryCodes {
  /** Each works once; empty if the earlier codes stay valid. */
  recovery_codes: string[];
}
