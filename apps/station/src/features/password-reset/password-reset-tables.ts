export interface PasswordResetTables {
  password_resets: {
    /** A newer link takes the place of an older one. */
    user_id: number;
    /** SHA-256 of the token, which only the mail holds. */
    token_hash: string;
    /** What the account was when the link was mailed: with another email or password the link is void. */
    seal: string;
    expires_at: number;
  };
}
