import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { bindingHeader } from '../schema/sessions/binding-header.ts';
import { sessionOperations } from '../schema/sessions/wire-operations.ts';
import type { SignInResponse, StationEntry, TokenResponse } from '../schema/sessions/wire-types.ts';

/** Signing in and out. */
export class SessionsResource extends Resource {
  /** Binds the tickets of sign-ins to this client. */
  #binding: string | undefined;

  /**
   * Lists the stations of a user by email or username and password. With the credentials `'token'` it also stores the tokens.
   * @throws HttpError 401 for a wrong password, 403 for a disabled account and where a second step follows (`secondStepOf`), 429 after too many attempts
   * @example
   * const signedIn = await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234');
   * client.configure({ credentials: { username: signedIn.username, apiKey: signedIn.apikey } });
   */
  async signIn(username: string, password: string, options: CallOptions = {}): Promise<SignInResponse> {
    const headers = { ...options.headers, [bindingHeader]: this.#bindingText() };
    const input = { ...options, headers, credentials: { username, password }, retries: 0 };
    if (!this.transport.tokens) return this.call(sessionOperations.signIn, input);
    return this.#storeTokens(await this.call(sessionOperations.createToken, input));
  }

  /**
   * Completes a sign-in of this client whose error had a second step, or that `startPasskeySignIn` began.
   * @param proof A code of the user's app, a recovery code, or the browser's response to the options for a passkey; absent after `confirmApp`.
   * @throws HttpError 422 for a wrong code or passkey, 410 if the ticket has expired, 429 after too many attempts
   * @example
   * import { secondStepOf } from '@postkit/sdk';
   * const signedIn = await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234').catch((error) => {
   *   const step = secondStepOf(error);
   *   const code = step && prompt('Code of your app');
   *   if (!step || !code) throw error;
   *   return client.sessions.confirmSignIn(step.ticket, code);
   * });
   */
  async confirmSignIn(
    ticket: string,
    proof?: string | object,
    options: CallOptions = {},
  ): Promise<SignInResponse> {
    const given = typeof proof === 'string' ? { code: proof } : proof && { passkey: { ...proof } };
    const input = { ...options, body: { ...this.#bound(ticket), ...given } };
    if (!this.transport.tokens) return this.call(sessionOperations.confirmSignIn, input);
    return this.#storeTokens(await this.call(sessionOperations.confirmToken, input));
  }

  /**
   * The options for completing a sign-in with a passkey: pass them to `navigator.credentials.get`, and its response to `confirmSignIn`.
   * @throws HttpError 409 if the user has no passkey, 410 if the ticket has expired
   * @example
   * import { secondStepOf } from '@postkit/sdk';
   * await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234').catch(async (error) => {
   *   const step = secondStepOf(error);
   *   if (step?.factors.includes('passkey')) console.log(await client.sessions.passkeyOptions(step.ticket));
   * });
   */
  passkeyOptions(ticket: string, options: CallOptions = {}) {
    return this.call(sessionOperations.passkeyOptions, { ...options, body: this.#bound(ticket) });
  }

  /**
   * Begins a sign-in with a passkey instead of a password: pass the options to `navigator.credentials.get`, and its response
   * with the ticket to `confirmSignIn`.
   * @throws HttpError 409 where passkeys do not work: they need https and a domain, or localhost; 429 after too many attempts
   * @example
   * const { ticket, options } = await client.sessions.startPasskeySignIn();
   * const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as object as PublicKeyCredentialRequestOptionsJSON);
   * const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
   * const signedIn = await client.sessions.confirmSignIn(ticket, used.toJSON());
   */
  startPasskeySignIn(options: CallOptions = {}) {
    return this.call(sessionOperations.startPasskeySignIn, {
      ...options,
      body: { binding: this.#bindingText() },
    });
  }

  /**
   * The app that a user must set up to sign in: where the second step has no factors.
   * @throws HttpError 410 if the ticket has expired
   * @example
   * import { secondStepOf } from '@postkit/sdk';
   * await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234').catch(async (error) => {
   *   const step = secondStepOf(error);
   *   if (step?.factors.length === 0) console.log((await client.sessions.setUpApp(step.ticket)).secret);
   * });
   */
  setUpApp(ticket: string, options: CallOptions = {}) {
    return this.call(sessionOperations.setUpApp, { ...options, body: this.#bound(ticket) });
  }

  /**
   * Turns on that app with its first code; `confirmSignIn` then needs no code. Only this response contains the recovery codes.
   * @throws HttpError 422 for a wrong code, 410 if the ticket has expired
   * @example
   * import { secondStepOf } from '@postkit/sdk';
   * await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234').catch(async (error) => {
   *   const step = secondStepOf(error);
   *   const code = step && prompt('Code of your app');
   *   if (step && code) console.log((await client.sessions.confirmApp(step.ticket, code)).recovery_codes);
   * });
   */
  confirmApp(ticket: string, code: string, options: CallOptions = {}) {
    return this.call(sessionOperations.confirmApp, {
      ...options,
      body: { ...this.#bound(ticket), code },
    });
  }

  /**
   * The caller's own sessions that have not ended, the one of the request first, then the ones used last.
   * @example
   * const { objects } = await client.sessions.list();
   * for (const { id, browser, network, is_current } of objects) console.log(id, browser, network, is_current);
   */
  list(options: CallOptions = {}) {
    return this.call(sessionOperations.list, { ...options, query: { limit: 0 } });
  }

  /**
   * Ends one of the caller's own sessions.
   * @throws HttpError 404 if it has ended
   * @example
   * const { objects } = await client.sessions.list();
   * for (const { id, api_key } of objects) if (api_key !== null) await client.sessions.end(id);
   */
  end(id: string, options: CallOptions = {}) {
    return this.call(sessionOperations.end, { ...options, params: { id } });
  }

  /**
   * Ends the caller's own sessions but the one of the request; with an API key, all. API keys stay.
   * @example
   * await client.sessions.endOthers();
   */
  endOthers(options: CallOptions = {}) {
    return this.call(sessionOperations.endOthers, options);
  }

  #bindingText(): string {
    this.#binding ??= Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    return this.#binding;
  }

  #bound(ticket: string) {
    return { ticket, binding: this.#bindingText() };
  }

  #storeTokens({ stations, host, ...issued }: TokenResponse): SignInResponse {
    this.transport.tokens?.set(issued);
    return { stations, host, username: issued.username, apikey: issued.address_key };
  }

  /**
   * The stations of the signed-in user, as `signIn` lists them: after single sign-on, whose session begins without `signIn`.
   * @throws HttpError 401 without a session
   * @example
   * const signedIn = await client.sessions.current();
   * console.log(signedIn.stations.map(({ title }) => title));
   */
  current(options: CallOptions = {}): Promise<SignInResponse> {
    return this.call(sessionOperations.current, options);
  }

  /**
   * Whether a client with the credentials `'token'` is signed in; null with other credentials, because a page cannot see its cookie.
   * @example
   * if (client.sessions.isSignedIn === false) console.log('Show the sign-in form.');
   */
  get isSignedIn(): boolean | null {
    return this.transport.tokens && this.transport.tokens.tokens !== null;
  }

  /**
   * Calls a handler when `isSignedIn` changes, also by another tab of the page. The returned function unsubscribes.
   * @example
   * const unsubscribe = client.sessions.onSignedIn(() => console.log(client.sessions.isSignedIn));
   */
  onSignedIn(handler: () => void): () => void {
    return this.transport.tokens?.onChange(handler) ?? (() => {});
  }

  /**
   * Address at which a browser enters a station: it sets the session cookie and redirects to `redirectPath`.
   * It contains the sign-in's key: open it at once and do not store it.
   * @example
   * const signedIn = await client.sessions.signIn('ina@harbour.fm', 'harbour-fm-1234');
   * const [entry] = signedIn.stations;
   * if (entry) location.assign(client.sessions.enterAddress(signedIn, entry, `/${entry.station}/shows`));
   */
  enterAddress(
    signedIn: SignInResponse,
    entry: StationEntry,
    redirectPath: string,
    keepHost = false,
  ): string {
    const query = {
      username: signedIn.username,
      api_key: signedIn.apikey,
      current_station: entry.station,
      redirect_path: redirectPath,
    };
    const path = this.transport.addressOf(sessionOperations.enterStation, { query });
    return new URL(new URL(path).pathname + new URL(path).search, enterHost(signedIn, entry, path, keepHost))
      .href;
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
    return this.call(sessionOperations.postLogin, {
      ...options,
      credentials,
      params: { station },
      query,
    });
  }

  /**
   * Ends the session. A token is dropped even if the station cannot be reached.
   * @example
   * await client.sessions.signOut();
   */
  async signOut(options: CallOptions = {}): Promise<void> {
    try {
      await this.call(sessionOperations.signOut, options);
    } finally {
      this.transport.tokens?.set(null);
    }
  }

  /**
   * Mails a link that resets the password of an email or username.
   * @throws HttpError 503 if the station cannot send mail
   * @example
   * await client.sessions.requestPasswordReset('ina@harbour.fm');
   */
  requestPasswordReset(name: string, options: CallOptions = {}) {
    return this.call(sessionOperations.requestPasswordReset, { ...options, body: { name } });
  }

  /**
   * Whose password a link sets, and who sent the invitation.
   * @throws HttpError 410 if the link was used or has expired
   * @example
   * const token = new URLSearchParams(location.search).get('token') ?? '';
   * const { email, invited_by } = await client.sessions.readPasswordLink(token);
   */
  readPasswordLink(token: string, options: CallOptions = {}) {
    return this.call(sessionOperations.readPasswordLink, { ...options, body: { token } });
  }

  /**
   * Sets a new password with the token of a mailed link.
   * @param options.revokeApiKeys Also revokes the user's long-lived API keys.
   * @throws HttpError 410 if the link was used or has expired
   * @example
   * const token = new URLSearchParams(location.search).get('token') ?? '';
   * await client.sessions.resetPassword(token, 'a long new password', { revokeApiKeys: true });
   */
  resetPassword(
    token: string,
    password: string,
    { revokeApiKeys, ...options }: CallOptions & { revokeApiKeys?: boolean } = {},
  ) {
    const body = {
      token,
      password,
      ...(revokeApiKeys === undefined ? {} : { revoke_api_keys: revokeApiKeys }),
    };
    return this.call(sessionOperations.resetPassword, { ...options, body });
  }

  /**
   * Whether the caller may work in the station.
   * @example
   * if (!(await client.sessions.loggedIn('harbour-fm'))) console.log('Sign in again.');
   */
  async loggedIn(station?: string, options: CallOptions = {}): Promise<boolean> {
    const answer = await this.call(sessionOperations.loggedIn, {
      ...options,
      params: { station },
    });
    return answer.logged_in;
  }
}

function enterHost(signedIn: SignInResponse, entry: StationEntry, here: string, keepHost: boolean): string {
  if (keepHost) return new URL(here).origin;
  const named = (entry.login_api_version >= 3 && entry.redirect_domain) || entry.login_host || signedIn.host;
  if (!named) return new URL(here).origin;
  return named.includes('//') ? new URL(named, here).origin : `${new URL(here).protocol}//${named}`;
}
