export interface SingleSignOnTables {
  /** The user at the provider that an account is bound to. */
  provider_identities: {
    issuer: string;
    subject: string;
    user_id: number;
    created_at: number;
  };
  /** The sign-in at the provider that began a session. */
  provider_sessions: {
    session_hash: string;
    issuer: string;
    subject: string;
    /** The provider's id of its own session; empty if it names none. */
    sid: string;
    /** The ID token, sealed: the provider asks for it when the session ends. */
    id_token: string;
  };
}
