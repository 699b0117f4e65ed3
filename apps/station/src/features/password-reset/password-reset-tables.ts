import type { Generated } from 'kysely';

export interface PasswordResetTables {
  password_resets: {
    /** A new link replaces an older one. */
    user_id: number;
    /** SHA-256 of the token, which only the mail contains. */
    token_hash: string;
    /** Seal of the account when the link was mailed: the link is void once email or password change. */
    seal: string;
    expires_at: number;
    /** Who invited the user; empty for a forgotten password. */
    invited_by: Generated<string>;
  };
}
