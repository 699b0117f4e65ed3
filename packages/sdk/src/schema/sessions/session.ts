import { z } from 'zod';
import { password } from '../users/user.ts';

/** A station that the user may enter, as the sign-in response lists it. */
export const stationEntry = z.object({
  station: z.string(),
  title: z.string(),
  user_id: z.int(),
  format: z.string().nullable(),
  geo_state: z.string().nullable(),
  geo_region: z.string().nullable(),
  /** Text that the station search matches; the station's title if null. */
  searchKey: z.string().nullable(),
  is_AVESS: z.boolean(),
  login_host: z.string().nullable(),
  login_api_version: z.int(),
  redirect_domain: z.string().nullable(),
  force_redirect_url: z.string().nullable(),
});
export type StationEntry = z.output<typeof stationEntry>;

/** The sign-in response. `apikey` belongs to this session and expires with it. */
export const signInResponse = z.object({
  stations: z.array(stationEntry),
  apikey: z.string(),
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

export const tokenRefresh = z.object({ refresh_token: z.string().min(1).max(200) });

/** A key as query parameters, only for addresses that a browser opens by itself. */
export const keyQuery = z.object({ username: z.string().max(254).optional(), api_key: z.string().max(512).optional() });

export const enterStationQuery = keyQuery.extend({
  current_station: z.string().max(63),
  /** Path on this host to continue at. Other addresses are ignored. */
  redirect_path: z.string().max(2048).optional(),
});

export const loggedInResponse = z.object({ logged_in: z.boolean() });

/** `name` is an email or a username. */
export const passwordResetRequest = z.object({ name: z.string().trim().min(1, 'Enter an email or username.').max(254) });

export const newPassword = z.object({
  token: z.string().min(1).max(200),
  password,
  /** Also ends the user's long-lived API keys. */
  revoke_api_keys: z.boolean().optional(),
});
