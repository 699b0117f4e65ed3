import type { Tokens } from '../schema/sessions/wire-types.ts';

/** Tokens, and when the access token expires in Unix milliseconds. */
export interface StoredTokens extends Tokens {
  readonly endsAt: number;
}

/** Tokens of this tab, and messages from the other tabs of the same page. */
export interface TokenStore {
  read(): StoredTokens | null;
  /** Null removes them. Other tabs of the same session follow. */
  write(tokens: StoredTokens | null): void;
  /** Runs alone among the tabs. */
  alone(run: () => Promise<void>): Promise<void>;
}

type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'tokens'; readonly tokens: StoredTokens }
  | { readonly kind: 'ended'; readonly username: string };

/**
 * In a browser `sessionStorage`, so that a reload keeps the sign-in and a closed tab ends it; elsewhere memory. Tabs exchange
 * their tokens, because a refresh in one makes the refresh token of the others void.
 * @param name The same for all clients of a station.
 * @param onChange Called when another tab changed the tokens.
 */
export function createTokenStore(name: string, onChange: () => void): TokenStore {
  const storage = browserStorage();
  let tokens = storage ? parsed(storage.getItem(name)) : null;
  const channel = storage && typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  const send = (message: Message) => channel?.postMessage(message);

  function store(next: StoredTokens | null): void {
    tokens = next;
    if (next) storage?.setItem(name, JSON.stringify(next));
    else storage?.removeItem(name);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      if (tokens) send({ kind: 'tokens', tokens });
      return;
    }
    if (data.kind === 'ended') {
      if (tokens?.username !== data.username) return;
      store(null);
    } else {
      // A tab without tokens joins; one of another user stays.
      if (tokens && (tokens.username !== data.tokens.username || tokens.endsAt >= data.tokens.endsAt)) return;
      store(data.tokens);
    }
    onChange();
  });
  if (!tokens) send({ kind: 'ask' });

  return {
    read: () => tokens,
    write(next) {
      const username = tokens?.username;
      store(next);
      if (next) send({ kind: 'tokens', tokens: next });
      else if (username !== undefined) send({ kind: 'ended', username });
    },
    alone: async (run) => {
      const locks = storage ? globalThis.navigator?.locks : undefined;
      await (locks ? locks.request(name, run) : run());
    },
  };
}

/** Null outside browsers, and where the page may store nothing. */
function browserStorage(): Storage | null {
  try {
    return typeof document === 'object' ? globalThis.sessionStorage : null;
  } catch {
    return null;
  }
}

function parsed(text: string | null): StoredTokens | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredTokens);
  } catch {
    return null;
  }
}
