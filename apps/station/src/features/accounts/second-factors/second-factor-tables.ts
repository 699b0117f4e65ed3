import type { Generated, Selectable } from 'kysely';

export interface SecondFactorTables {
  /** The app of a user that shows codes (TOTP). */
  code_apps: {
    user_id: number;
    /** The user's id and the secret, sealed. */
    secret: string;
    /** The 30 seconds of the last accepted code: no earlier or equal one is accepted. */
    last_step: number;
    created_at: number;
    last_used_at: number | null;
  };
  recovery_codes: {
    /** SHA-256; a code has 80 random bits, so it needs no slow hash. */
    code_hash: string;
    user_id: number;
  };
  passkeys: {
    id: Generated<number>;
    user_id: number;
    /** Base64url, as browsers name it; one user's only. */
    credential_id: string;
    /** COSE, base64url. */
    public_key: string;
    /** Uses so far by the authenticator's own count; 0 if it has none. */
    counter: number;
    /** JSON list of the ways to reach the authenticator, such as `internal` or `usb`. */
    transports: string;
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  sign_in_tickets: {
    /** SHA-256 of the ticket, which only the browser knows. */
    token_hash: string;
    kind: TicketKind;
    /** Null for a sign-in whose user is not known yet. */
    user_id: number | null;
    /** SHA-256 of the text that binds the ticket to one browser or session. */
    binding_hash: string;
    /** Seal of the account: a new password or email voids the ticket. */
    seal: string;
    /** The secret of an app to set up, or the challenge for a passkey, sealed; empty for none. */
    payload: string;
    /** Wrong codes so far. */
    failures: Generated<number>;
    expires_at: number;
  };
}

/**
 * `factor`: the password was right, a factor follows. `enrol`: the user must set up a factor first. `proven`: a factor was
 * set up. `app` and `passkey`: a signed-in user sets one up. `passwordless`: a visitor signs in with a passkey alone.
 */
export type TicketKind = 'factor' | 'enrol' | 'proven' | 'app' | 'passkey' | 'passwordless';

export type CodeAppRow = Selectable<SecondFactorTables['code_apps']>;
export type TicketRow = Selectable<SecondFactorTables['sign_in_tickets']>;
