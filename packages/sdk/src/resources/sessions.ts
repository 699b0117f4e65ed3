import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { sessionOperations } from '../schema/sessions/wire-operations.ts';
import type { SignInResponse, StationEntry } from '../schema/sessions/wire-types.ts';

/** Signing in and out. */
export class SessionsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists the stations of a user by email or username and password. With the credentials `'token'` it also stores the tokens.
   * @throws HttpError 401 for a wrong password, 403 for a disabled account, 429 after too many attempts
   * @example
   * const signedIn = await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234');
   * client.configure({ credentials: { username: signedIn.username, apiKey: signedIn.apikey } });
   */
  async signIn(username: string, password: string, options: CallOptions = {}): Promise<SignInResponse> {
    const input = { ...options, credentials: { username, password }, retries: 0 };
    const { tokens } = this.#transport;
    if (!tokens) return this.#transport.call(sessionOperations.signIn, input);
    const { stations, host, ...issued } = await this.#transport.call(sessionOperations.createToken, input);
    tokens.set(issued);
    return { stations, host, username: issued.username, apikey: issued.address_key };
  }

  /**
   * Whether a client with the credentials `'token'` is signed in; null with other credentials, because a page cannot see its cookie.
   * @example
   * if (client.sessions.isSignedIn === false) console.log('Show the sign-in form.');
   */
  get isSignedIn(): boolean | null {
    return this.#transport.tokens && this.#transport.tokens.tokens !== null;
  }

  /**
   * Calls a handler when `isSignedIn` changes, also by another tab of the page. The returned function unsubscribes.
   * @example
   * const unsubscribe = client.sessions.onSignedIn(() => console.log(client.sessions.isSignedIn));
   */
  onSignedIn(handler: () => void): () => void {
    return this.#transport.tokens?.onChange(handler) ?? (() => {});
  }

  /**
   * Address at which a browser enters a station: it sets the session cookie and redirects to `redirectPath`.
   * It contains the sign-in's key: open it at once and do not store it.
   * @example
   * const signedIn = await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234');
   * const [entry] = signedIn.stations;
   * if (entry) location.assign(client.sessions.enterAddress(signedIn, entry, `/${entry.station}/shows`));
   */
  enterAddress(signedIn: SignInResponse, entry: StationEntry, redirectPath: string, keepHost = false): string {
    const query = { username: signedIn.username, api_key: signedIn.apikey, current_station: entry.station, redirect_path: redirectPath };
    const path = this.#transport.addressOf(sessionOperations.enterStation, { query });
    return new URL(new URL(path).pathname + new URL(path).search, enterHost(signedIn, entry, path, keepHost)).href;
  }

  /**
   * Records the entry to a station whose sign-in continues at another address.
   * @example
   * const signedIn = await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234');
   * await client.sessions.postLogin(signedIn, 'harbour-fm');
   */
  postLogin(signedIn: SignInResponse, station: string, options: CallOptions = {}) {
    const credentials = { username: signedIn.username, apiKey: signedIn.apikey };
    const query = { username: signedIn.username, api_key: signedIn.apikey };
    return this.#transport.call(sessionOperations.postLogin, { ...options, credentials, params: { station }, query });
  }

  /**
   * Ends the session. A token is dropped even if the station cannot be reached.
   * @example
   * await client.sessions.signOut();
   */
  async signOut(options: CallOptions = {}): Promise<void> {
    try {
      await this.#transport.call(sessionOperations.signOut, options);
    } finally {
      this.#transport.tokens?.set(null);
    }
  }

  /**
   * Mails a link that resets the password of an email or username.
   * @throws HttpError 503 if the station cannot send mail
   * @example
   * await client.sessions.requestPasswordReset('ina@harbour.fm');
   */
  requestPasswordReset(name: string, options: CallOptions = {}) {
    return this.#transport.call(sessionOperations.requestPasswordReset, { ...options, body: { name } });
  }

  /**
   * Whose password a link sets, and who sent the invitation.
   * @throws HttpError 410 if the link was used or has expired
   * @example
   * const token = new URLSearchParams(location.search).get('token') ?? '';
   * const { email, invited_by } = await client.sessions.readPasswordLink(token);
   */
  readPasswordLink(token: string, options: CallOptions = {}) {
    return this.#transport.call(sessionOperations.readPasswordLink, { ...options, body: { token } });
  }

  /**
   * Sets a new password with the token of a mailed link.
   * @param options.revokeApiKeys Also revokes the user's long-lived API keys.
   * @throws HttpError 410 if the link was used or has expired
   * @example
   * const token = new URLSearchParams(location.search).get('token') ?? '';
   * await client.sessions.resetPassword(token, 'a long new password', { revokeApiKeys: true });
   */
  resetPassword(token: string, password: string, { revokeApiKeys, ...options }: CallOptions & { revokeApiKeys?: boolean } = {}) {
    const body = { token, password, ...(revokeApiKeys === undefined ? {} : { revoke_api_keys: revokeApiKeys }) };
    return this.#transport.call(sessionOperations.resetPassword, { ...options, body });
  }

  /**
   * Whether the caller may work in the station.
   * @example
   * if (!(await client.sessions.loggedIn('harbour-fm'))) console.log('Sign in again.');
   */
  async loggedIn(station?: string, options: CallOptions = {}): Promise<boolean> {
    const answer = await this.#transport.call(sessionOperations.loggedIn, { ...options, params: { station } });
    return answer.logged_in;
  }
}

function enterHost(signedIn: SignInResponse, entry: StationEntry, here: string, keepHost: boolean): string {
  if (keepHost) return new URL(here).origin;
  const named = (entry.login_api_version === 3 && entry.redirect_domain) || entry.login_host || signedIn.host;
  if (!named) return new URL(here).origin;
  return named.includes('//') ? new URL(named, here).origin : `${new URL(here).protocol}//${named}`;
}
