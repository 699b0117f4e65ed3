// Written by `npm run generate`.

import type { ResourceListMeta } from '../common/wire-types.ts';
import type { WebAuthnJson } from '../second-factors/wire-types.ts';

/** A ticket with the text that the sign-in sent in the header `X-Sign-In-Binding`. */
export interface BoundTicket {
  /** The ticket of the response that asked for the step. 1 to 200 characters. */
  ticket: string;
  /** The text of the header. 16 to 200 characters. */
  binding: string;
}

/** A sign-in without a password begins with the text that binds its ticket to the client. */
export interface SignInBinding {
  /** The text of the header. 16 to 200 characters. */
  binding: string;
}

/** A sign-in with a passkey instead of a password: `confirmSignIn` completes it with the browser's response. */
export interface PasskeySignIn {
  /** For `navigator.credentials`, in WebAuthn's JSON form. */
  options: WebAuthnJson;
  /** Origin of the installation: passkeys work on its pages only, such as `https://post.example.org`. */
  origin: string;
  /** For this sign-in of this browser only, and for one attempt. */
  ticket: string;
  /** Seconds until the ticket expires. */
  expires_in: number;
}

/** The second step, or the response of a passkey instead of a password. */
export interface SignInProof {
  /** The ticket of the response that asked for the step. 1 to 200 characters. */
  ticket: string;
  /** The text of the header. 16 to 200 characters. */
  binding: string;
  /** A code of the user's app, or a recovery code; absent with a passkey, and after a factor was set up with this ticket. 6 to 40 characters. */
  code?: string | undefined;
  /** The browser's response to the options of `passkeyOptions`, in WebAuthn's JSON form. */
  passkey?: WebAuthnJson | undefined;
}

/** Body of the operation `sessions.confirmApp`. */
export interface AppConfirmation {
  /** The ticket of the response that asked for the step. 1 to 200 characters. */
  ticket: string;
  /** The text of the header. 16 to 200 characters. */
  binding: string;
  /** Six digits, as the app shows them. 6 to 40 characters. */
  code: string;
}

/** A station that the user may enter, as the sign-in response lists it. */
export interface StationEntry {
  /** Slug of the station. */
  station: string;
  /** Title of the station. */
  title: string;
  /** Id of the user. */
  user_id: number;
  /** Format of the station; null if it is not known. */
  format: string | null;
  /** State that the station is in; null if it is not known. */
  geo_state: string | null;
  /** City or region that the station is in; null if it is not known. */
  geo_region: string | null;
  /** Text that the station search matches; the station's title if null. */
  searchKey: string | null;
  /** The AVESS flag of the station. */
  is_AVESS: boolean;
  /** Host that the station is entered at; null for the host of the sign-in response. */
  login_host: string | null;
  /** From 3 on, the station is entered at `redirect_domain`. */
  login_api_version: number;
  /** Host that replaces `login_host`; null for none. */
  redirect_domain: string | null;
  /** Address that entering the station leads to; null for the console. */
  force_redirect_url: string | null;
}

/** The sign-in response. `apikey` belongs to this session and expires with it. */
export interface SignInResponse extends Pick<TokenResponse, 'stations' | 'host' | 'username'> {
  /** Key of this session, which expires with it. */
  apikey: string;
}

/** Tokens of a page on another origin. The next refresh replaces both tokens. */
export interface Tokens {
  /** `Authorization: Bearer …`, from the page's origin only. */
  access_token: string;
  /** Seconds until the access token expires. */
  expires_in: number;
  /** For one refresh, from the page's origin only. */
  refresh_token: string;
  /** `api_key` of addresses that a browser opens itself, which cannot carry a header: files and the live channel. */
  address_key: string;
  /** Name that the user signs in with. */
  username: string;
}

/** The response of a sign-in from another origin. */
export interface TokenResponse extends Tokens {
  /** Stations that the user may enter. */
  stations: StationEntry[];
  /** Host that stations are entered at. */
  host: string;
}

/** Body of the operation `sessions.refreshToken`. */
export interface TokenRefresh {
  /** The refresh token of the latest response. 1 to 200 characters. */
  refresh_token: string;
}

/** Query of the operation `sessions.enterStation`. */
export interface EnterStationQuery {
  /** Name that the user signs in with. At most 254 characters. */
  username?: string | undefined;
  /** Key of the user, for addresses that a browser opens. At most 512 characters. */
  api_key?: string | undefined;
  /** Slug of the station to enter. At most 63 characters. */
  current_station: string;
  /** Path on this host to continue at. Other addresses are ignored. At most 2,048 characters. */
  redirect_path?: string | undefined;
}

/** Response of the operation `sessions.loggedIn`. */
export interface LoggedInResponse {
  /** Whether the caller is signed in. */
  logged_in: boolean;
}

/** `name` is an email or a username. */
export interface PasswordResetRequest {
  /** Username or email address. 1 to 254 characters. */
  name: string;
}

/** Body of the operation `sessions.resetPassword`. */
export interface NewPassword {
  /** Token of the link in the mail. 1 to 200 characters. */
  token: string;
  /** The new password. 8 to 200 characters. */
  password: string;
  /** Also ends the user's long-lived API keys. */
  revoke_api_keys?: boolean | undefined;
}

/** Single sign-on of the installation. */
export interface SingleSignOn {
  /** Name of the provider, as the button shows it. */
  name: string;
  /** Address that begins the sign-in; `next` in its query is the path to continue at. */
  address: string;
  /** Whether users sign in with it only: passwords are refused. */
  is_only: boolean;
}

/** A session of the user: a sign-in that has not ended. */
export interface UserSession {
  /** 16 hexadecimal digits; no secret. */
  id: string;
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When a request used it last, to 10 minutes. Unix seconds, UTC. */
  seen_at: number;
  /** When it ends unless it is used before. Unix seconds, UTC. */
  expires_at: number;
  /** Name of the browser or program that signed in; empty if it is not known. */
  browser: string;
  /** Network address of the sign-in: an IPv4 address, or the network of an IPv6 one; empty if it is not known. */
  network: string;
  /** Origin of the page on another site that signed in; null for the station's own pages and for programs. */
  origin: string | null;
  /** Name of the API key that began it, with which it ends; null for a sign-in. */
  api_key: string | null;
  /** Whether the request belongs to it. */
  is_current: boolean;
}

/** Params of the operation `sessions.end`. */
export interface UserSessionParams {
  /** Number that identifies it at the station. */
  id: string;
}

/** Response of the operation `sessions.list`. */
export interface SessionsListResponse {
  /** Position of the page in the whole list. */
  meta: ResourceListMeta;
  /** The entries of the page. */
  objects: UserSession[];
}

/** Body of the operation `sessions.readPasswordLink`. */
export interface SessionsReadPasswordLinkBody {
  /** Token of the link in the mail. 1 to 200 characters. */
  token: string;
}
