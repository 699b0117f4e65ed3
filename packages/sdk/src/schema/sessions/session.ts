import { z } from 'zod';
import { password } from '../users/user.ts';

/** A station that the user may enter, as the sign-in response lists it. */
export const stationEntry = z.object({
  /** Slug of the station. */
  station: z.string(),
  /** Title of the station. */
  title: z.string(),
  user_id: z.int(),
  /** Format of the station; null if it is not known. */
  format: z.string().nullable(),
  /** State that the station is in; null if it is not known. */
  geo_state: z.string().nullable(),
  /** City or region that the station is in; null if it is not known. */
  geo_region: z.string().nullable(),
  /** Text that the station search matches; the station's title if null. */
  searchKey: z.string().nullable(),
  /** The AVESS flag of the station. */
  is_AVESS: z.boolean(),
  /** Host that the station is entered at; null for the host of the sign-in response. */
  login_host: z.string().nullable(),
  /** From 3 on, the station is entered at `redirect_domain`. */
  login_api_version: z.int(),
  /** Host that replaces `login_host`; null for none. */
  redirect_domain: z.string().nullable(),
  /** Address that entering the station leads to; null for the console. */
  force_redirect_url: z.string().nullable(),
});
export type StationEntry = z.output<typeof stationEntry>;

/** The sign-in response. `apikey` belongs to this session and expires with it. */
export const signInResponse = z.object({
  /** Stations that the user may enter. */
  stations: z.array(stationEntry),
  /** Key of this session, which expires with it. */
  apikey: z.string(),
  /** Host that stations are entered at. */
  host: z.string(),
  username: z.string(),
});
export type SignInResponse = z.output<typeof signInResponse>;

/** Tokens of a page on another origin. The next refresh replaces both tokens. */
export const tokens = z.object({
  /** `Authorization: Bearer …`, from the page's origin only. */
  access_token: z.string(),
  /** Seconds until the access token expires. */
  expires_in: z.int(),
  /** For one refresh, from the page's origin only. */
  refresh_token: z.string(),
  /** `api_key` of addresses that a browser opens itself, which cannot carry a header: files and the live channel. */
  address_key: z.string(),
  username: z.string(),
});
export type Tokens = z.output<typeof tokens>;

/** The response of a sign-in from another origin. */
export const tokenResponse = tokens.extend(signInResponse.pick({ stations: true, host: true }).shape);
export type TokenResponse = z.output<typeof tokenResponse>;

export const tokenRefresh = z.object({
  /** The refresh token of the latest response. */
  refresh_token: z.string().min(1).max(200),
});

/** A key as query parameters, only for addresses that a browser opens by itself. */
export const keyQuery = z.object({
  username: z.string().max(254).optional(),
  /** Key of the user, for addresses that a browser opens. */
  api_key: z.string().max(512).optional(),
});

export const enterStationQuery = keyQuery.extend({
  /** Slug of the station to enter. */
  current_station: z.string().max(63),
  /** Path on this host to continue at. Other addresses are ignored. */
  redirect_path: z.string().max(2048).optional(),
});

export const loggedInResponse = z.object({
  /** Whether the caller is signed in. */
  logged_in: z.boolean(),
});

/** `name` is an email or a username. */
export const passwordResetRequest = z.object({
  /** Username or email address. */
  name: z.string().trim().min(1, 'Enter an email or username.').max(254),
});

export const newPassword = z.object({
  /** Token of the link in the mail. */
  token: z.string().min(1).max(200),
  /** The new password. */
  password,
  /** Also ends the user's long-lived API keys. */
  revoke_api_keys: z.boolean().optional(),
});
