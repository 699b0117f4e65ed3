import { PostKitError } from './errors.ts';

/**
 * Credentials of the caller.
 * - `{ username, apiKey }`: `Authorization: ApiKey username:key`.
 * - `{ username, password }`: `Authorization: Basic …`; for the sign-in call.
 * - `'cookie'`: the browser's session cookie, with `Authorization: Custom`, which pages of other origins cannot send.
 */
export type Credentials =
  | { readonly username: string; readonly apiKey: string }
  | { readonly username: string; readonly password: string }
  | 'cookie';

/** The value of the `Authorization` header. A non-ASCII name is sent as UTF-8 bytes. */
export function authorization(credentials: Credentials): string {
  if (credentials === 'cookie') return 'Custom';
  if ('apiKey' in credentials) return `ApiKey ${utf8(`${credentials.username}:${credentials.apiKey}`)}`;
  return `Basic ${btoa(utf8(`${credentials.username}:${credentials.password}`))}`;
}

function utf8(text: string): string {
  // fetch would reject such a header too, but with the key in its message.
  if (/\p{Cc}/u.test(text)) throw new PostKitError('input', 'The credentials hold a character that no header can carry');
  return String.fromCharCode(...new TextEncoder().encode(text));
}
