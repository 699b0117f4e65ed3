import type { Generated, Selectable } from 'kysely';
import type { Licence } from '@postkit/sdk/schema';

export interface AccountTables {
  companies: {
    id: Generated<number>;
    name: string;
    /** Rises with every change. */
    version: Generated<number>;
  };
  stations: {
    id: Generated<number>;
    company_id: number;
    /** Lower case. */
    slug: string;
    /** The wire's `station_name`; unique, because the station's live channel is named after it. */
    name: string;
    title: string;
    timezone: string;
    station_type: 'radio' | 'tv';
    /** JSON of the contract's station features. */
    features: string;
    /** kb/s. */
    bitrate: number;
    default_show_id: number | null;
    default_image: string;
    /** `#rrggbb`; null for PostKit's own colour. */
    accent: string | null;
    /** Address of an image of the station; empty for none. */
    logo: Generated<string>;
    format: string | null;
    geo_state: string | null;
    geo_region: string | null;
    search_key: string | null;
    is_avess: number;
    login_host: string | null;
    login_api_version: number;
    redirect_domain: string | null;
    force_redirect_url: string | null;
    /** 1 if every user of the station needs a second factor. */
    requires_second_factor: Generated<number>;
    /** Days that unused audio of the log is kept. */
    log_days: Generated<number>;
    /** Rises with every change. */
    version: Generated<number>;
    /** Instead of the quota of the installation; null for that. */
    quota_bytes: Generated<number | null>;
    /** Unix seconds; null while it is active. */
    archived_at: Generated<number | null>;
    /** 1 while its rows and files are being removed; the station then no longer exists for anything else. */
    deleting: Generated<number>;
    /** 1 until a user has chosen its title, slug and time zone. */
    needs_name: Generated<number>;
    is_demo: Generated<number>;
    /** JSON list of the names before, because open pages still ask for their live channels. */
    former_names: Generated<string>;
  };
  /** Slugs that stations had; reserved for ever. */
  former_station_slugs: {
    slug: string;
    /** Null once the station is deleted. */
    station_id: number | null;
    /** Unix seconds. */
    changed_at: number;
  };
  users: {
    id: Generated<number>;
    company_id: number;
    username: string;
    email: string;
    first_name: string;
    last_name: string;
    password: string;
    disabled: number;
    company_admin: number;
    created_at: number;
    /** When the user's invitation expires, Unix seconds; null once the user has a password. */
    invited_until: number | null;
    /** Rises with every save. */
    version: Generated<number>;
    is_demo: Generated<number>;
  };
  station_people: {
    station_id: number;
    user_id: number;
    admin: number;
    licence: Licence;
    /** 1 if the user sees only the shows in `station_people_shows`, which may be none. */
    limited_to_shows: Generated<number>;
  };
  /** Kept for a user without entries, with the last stations. */
  station_people_shows: { station_id: number; user_id: number; show_id: number };
  /** The last stations of a user without entries, so that the admins of those stations still find the user. */
  last_stations: {
    station_id: number;
    user_id: number;
    licence: Licence;
    limited_to_shows: Generated<number>;
  };
  station_entries: { station_id: number; user_id: number; entered_at: number };
  sessions: {
    /** SHA-256 of the random id, which only the browser knows. */
    id_hash: string;
    user_id: number;
    created_at: number;
    seen_at: number;
    expires_at: number;
    /** Until when the session may change second factors; null before the user has confirmed the sign-in. */
    confirmed_until: Generated<number | null>;
    /** When a session of single sign-on ends, however much it is used; null for others. */
    ends_at: Generated<number | null>;
    /** The API key that began the session, whose end removes it; null for a sign-in. */
    api_key_id: Generated<number | null>;
    /** Family of the browser or program that signed in; empty if it is not known. */
    agent: Generated<string>;
    /** Network that signed in; empty if it is not known. */
    network: Generated<string>;
  };
  /** Networks from which a user has signed in, for 90 days. */
  sign_in_networks: { user_id: number; network: string; seen_at: number };
  refresh_tokens: {
    /** SHA-256 of the random part. */
    token_hash: string;
    /** The session that all tokens of one sign-in belong to; its end removes them. */
    session_hash: string;
    /** Origin of the page that signed in. */
    origin: string;
    expires_at: number;
    /** When the token was exchanged; null for the newest. */
    used_at: number | null;
  };
  api_keys: {
    id: Generated<number>;
    user_id: number;
    name: string;
    prefix: string;
    /** SHA-256; the key is random and long, so it needs no slow hash. */
    key_hash: string;
    created_at: number;
    last_used_at: number | null;
    /** 1 if it may begin sessions past a second factor, and create further keys. */
    may_delegate: Generated<number>;
    /** The key that created it, whose end removes it; null if its user did. */
    created_by: Generated<number | null>;
  };
}

export type StationRow = Selectable<AccountTables['stations']>;
export type UserRow = Selectable<AccountTables['users']>;
export type SessionRow = Selectable<AccountTables['sessions']>;
export type RefreshTokenRow = Selectable<AccountTables['refresh_tokens']>;
export type ApiKeyRow = Selectable<AccountTables['api_keys']>;
