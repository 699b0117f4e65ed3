import { PostKitError } from './errors.ts';

/**
 * Credentials of the caller.
 * - `{ username, apiKey }`: `Authorization: ApiKey username:key`.
 * - `{ username, password }`: `Authorization: Basic …`; for the sign-in call.
 * - `'token'`: for pages on another origin than the station: `sessions.signIn` stores an access token, which the client renews.
 * - `'cookie'`: the browser's session cookie, with `Authorization: Custom`, which pages of other origins cannot send.
 */
export type Credentials =
  | { readonly username: string; readonly apiKey: string }
  | { readonly username: string; readonly password: string }
  | 'token'
  | 'cookie';

/**
 * The value of the `Authorization` header. A non-ASCII name is sent as UTF-8 bytes.
 * @returns undefined for `'token'` before the sign-in
 */
export function authorization(credentials: Credentials, accessToken: string | undefined): string | undefined {
  if (credentials === 'cookie') return 'Custom';
  if (credentials === 'token') return accessToken && `Bearer ${accessToken}`;
  if ('apiKey' in credentials) return `ApiKey ${utf8(`${credentials.username}:${credentials.apiKey}`)}`;
  return `Basic ${btoa(utf8(`${credentials.username}:${credentials.password}`))}`;
}

function utf8(text: string): string {
  // fetch would reject such a header too, but with the key in its message.
  if (/\p{Cc}/u.test(text))
    throw new PostKitError('input', 'The credentials hold a character that no header takes');
  return String.fromCharCode(...new TextEncoder().encode(text));
}
