import type { Tokens } from '../schema/sessions/wire-types.ts';
import type { Clock } from './clock.ts';
import { isHttpError } from './errors.ts';
import { createTokenStore, type StoredTokens } from './token-store.ts';

/** Milliseconds before its end at which an access token is renewed. */
const renewBefore = 30_000;

/** The sign-in of a client with the credentials `'token'`. */
export interface TokenSession {
  /** Null without a sign-in. */
  readonly tokens: StoredTokens | null;
  /** Stores the tokens of a sign-in; null ends it in every tab of the page. */
  set(tokens: Tokens | null): void;
  /** Renews an access token that has expired or is about to. Calls at the same time share one refresh. */
  ready(): Promise<void>;
  /** Renews an access token that the station refused; false if the session has ended. */
  renew(refused: string): Promise<boolean>;
  /** Calls a handler after each sign-in and at its end. The returned function unsubscribes. */
  onChange(handler: () => void): () => void;
}

export interface TokenSessionOptions {
  /** Address of the station server, which the stored tokens belong to. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** @throws HttpError 401 or 403 if the session has ended */
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
}

export function createTokenSession({ baseUrl, clock, refresh }: TokenSessionOptions): TokenSession {
  const handlers = new Set<() => void>();
  const store = createTokenStore(`postkit:tokens:${baseUrl}`, notify);
  let wasSignedIn = store.read() !== null;
  let refreshing: Promise<void> | undefined;

  function notify(): void {
    const isSignedIn = store.read() !== null;
    if (isSignedIn === wasSignedIn) return;
    wasSignedIn = isSignedIn;
    for (const handler of handlers) handler();
  }

  function set(tokens: Tokens | null): void {
    store.write(tokens && { ...tokens, endsAt: clock.now() + tokens.expires_in * 1000 });
    notify();
  }

  async function exchange(accessToken: string): Promise<void> {
    await store.alone(async () => {
      const current = store.read();
      // Another tab was faster.
      if (!current || current.access_token !== accessToken) return;
      try {
        set(await refresh(current.refresh_token));
      } catch (error) {
        if (!isHttpError(error, 401) && !isHttpError(error, 403)) throw error;
        if (store.read()?.access_token === accessToken) set(null);
      }
    });
  }

  function refreshOnce(accessToken: string): Promise<void> {
    refreshing ??= exchange(accessToken).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    get tokens() {
      return store.read();
    },
    set,
    async ready() {
      const tokens = store.read();
      if (!tokens || clock.now() < tokens.endsAt - renewBefore) return;
      await refreshOnce(tokens.access_token).catch((error: unknown) => {
        if (clock.now() >= tokens.endsAt) throw error;
      });
    },
    async renew(refused) {
      if (store.read()?.access_token === refused) await refreshOnce(refused);
      return store.read() !== null;
    },
    onChange(handler) {
      const own = () => handler();
      handlers.add(own);
      return () => handlers.delete(own);
    },
  };
}
