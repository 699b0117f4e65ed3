import type { Generated, Selectable } from 'kysely';
import type { AuthorizedType } from '@postkit/sdk/schema';

export interface AuthorizationTables {
  /** An account that a user authorizes in a platform's window, until a destination uses it. */
  authorizations: {
    id: Generated<number>;
    /** The client's id for it. */
    guid: string;
    station_id: number;
    user_id: number;
    platform: AuthorizedType;
    /** Of the one-use state; null once the window came back. */
    state_hash: string | null;
    /** Of PKCE, sealed; empty without. */
    verifier: string;
    /** The address that the window came back to; the platform compares it. */
    redirect_uri: string;
    /** JSON of `GrantedAccess`, sealed; empty until the platform grants it. */
    granted: string;
    /** Unix seconds. */
    created_at: number;
    /** Unix seconds. */
    expires_at: number;
  };
}

export type AuthorizationRow = Selectable<AuthorizationTables['authorizations']>;
