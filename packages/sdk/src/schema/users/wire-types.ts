// Written by `npm run generate`.

/** A user to invite: they choose their own password. */
export interface InvitationInput {
  /** First name. 1 to 100 characters. */
  first_name: string;
  /** Last name. 1 to 100 characters. */
  last_name: string;
  /** Validated as browsers do, so that `admin@localhost` is valid. Email address. */
  email: string;
  /** If empty, a new user's is derived from the email and an existing one stays. No colon: it ends the name in `username:password`. At most 100 characters. */
  username: string;
  /** The same as `accessLevel` admin. Applies to new stations; a change applies to all stations that the caller administers. */
  isAdmin: boolean;
  /** Role at the station. */
  accessLevel: 'admin' | 'user';
  /** Company admins cannot be created here. */
  company_admin: false;
  /** Titles of stations; a slug identifies one of several stations with the same title. At most 10,000 entries. */
  stations: {
    /** Title of the station. At most 200 characters. */
    stationTitle: string;
    /** Slug of the station. At most 63 characters. */
    station?: string | undefined;
    /** Ids of the shows that the user sees at the station, and nothing else of it; null for all. The limit stays when absent. Not for admins. At most 1,000 entries. */
    shows?: number[] | null | undefined;
  }[];
}

/** A new invitation. `token` ends the address of its link, `/login#reset={token}`. The station stores only its hash: it is in no later response. */
export interface NewInvitation {
  /** A user. Lists of stations contain only those that the caller administers. */
  user: User;
  /** Token of the link in the invitation. */
  token: string;
  /** When it stops working. Unix seconds, UTC. */
  expires_at: number;
  /** Whether the station has mailed the link too. */
  is_mailed: boolean;
}

/** The account behind a link that sets a password. */
export interface PasswordLink {
  /** Email address. */
  email: string;
  /** Who invited the user; empty for a reset of a forgotten password. */
  invited_by: string;
}

/** A station in a user's list of stations. */
export interface UserStation {
  /** Slug of the station. */
  station: string;
  /** Title of the station. */
  station_name: string;
  /** Ids of the shows that the user is limited to at the station, which may be none; null for all of the station, and absent from older stations. */
  shows?: number[] | null | undefined;
}

/** A user. Lists of stations contain only those that the caller administers. */
export interface User {
  /** Number that identifies it at the station. */
  id: number;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** Email address. */
  email: string;
  /** Name that the user signs in with. */
  username: string;
  /** 1 if the user is disabled and cannot sign in. 1 for yes, 0 for no. */
  disabled: 0 | 1;
  /** 1 if the user administers every station of the company; while active, all of them are listed. 1 for yes, 0 for no. */
  company_admin: 0 | 1;
  /** Stations where the user is an admin. */
  admin_stations: UserStation[];
  /** Stations where the user works, as an admin or not. */
  user_stations: UserStation[];
  /** Number of the user's stations that the caller does not administer. */
  other_stations: number;
  /** Number of long-lived API keys that the user created. */
  api_keys: number;
  /** When the user's invitation expires or has expired; null once the user has a password, and while the user is disabled. Unix seconds, UTC. */
  invited_until: number | null;
  /** Whether the user signs in with a second factor. */
  has_second_factor: boolean;
  /** Whether the user has signed in by single sign-on. */
  has_single_sign_on: boolean;
  /** Increases with every change. A save states the version it is based on. */
  version: number;
}

/** The rules for signing in to a station. */
export interface SignInRules {
  /** Whether every user of the station needs a second factor. */
  second_factor_required: boolean;
}

/** A user to create or save. `stations` replaces the user's stations among those that the caller administers. `company_admin` is always false and has no effect. */
export interface UserInput extends InvitationInput {
  /** Required for a new user. Unchanged if empty or absent. 8 to 200 characters. Empty for none. */
  password?: string | undefined;
  /** With a new password, also revokes the user's long-lived API keys. */
  revoke_api_keys?: boolean | undefined;
  /** Whether the user cannot sign in. 1 for yes, 0 for no. */
  disabled?: 0 | 1 | undefined;
}

/** With `id` an existing user; without it a new one with this username. */
export interface UserSave extends UserInput {
  /** Number that identifies it at the station. */
  id?: number | undefined;
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version?: number | undefined;
}
