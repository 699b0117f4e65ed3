import type { Clock } from './clock.ts';
import { createBroadcast } from './db/broadcast.ts';
import type { Database } from './db/database.ts';

export interface RateLimitSettings {
  readonly clock: Clock;
  /** Calls that are allowed in the window. */
  readonly limit: number;
  readonly windowMs: number;
  /** Maximum number of remembered keys; the least recently used is forgotten first. */
  readonly keys?: number;
  /** Counts the calls at other processes of the installation as well, which send them to each other under this name. */
  readonly shared?: { readonly db: Database; readonly name: string };
}

/** A counted call, or one that is taken back; null forgets the key. */
type Change = { readonly key: string; readonly call: 1 | -1 | null };

export interface RateLimit {
  /** Counts one call; when rejected, returns after how many seconds the next is allowed. A rejected call is not counted. */
  take(key: string): { allowed: true } | { allowed: false; retryAfterSeconds: number };
  /** Gives back the latest counted call of a key, when it had no effect. */
  giveBack(key: string): void;
  /** Forgets a key, such as after a successful sign-in. */
  reset(key: string): void;
}

/** A sliding window per key, in memory. */
export function createRateLimit({
  clock,
  limit,
  windowMs,
  keys = 50_000,
  shared,
}: RateLimitSettings): RateLimit {
  const calls = new Map<string, number[]>();

  function storeCalls(key: string, times: number[]): void {
    calls.delete(key);
    calls.set(key, times);
    const oldest = calls.keys().next();
    if (calls.size > keys && !oldest.done) calls.delete(oldest.value);
  }

  const recentOf = (key: string, now: number) =>
    (calls.get(key) ?? []).filter((time) => time > now - windowMs);

  function applyChange({ key, call }: Change): void {
    const now = clock.now();
    if (call === 1) storeCalls(key, [...recentOf(key, now), now]);
    else if (call === -1) calls.get(key)?.pop();
    else calls.delete(key);
  }

  const others = shared?.db.peers ? shareWith(shared, applyChange) : () => {};

  return {
    take(key) {
      const now = clock.now();
      const recent = recentOf(key, now);
      const [first = now] = recent;
      const allowed = recent.length < limit;
      if (allowed) {
        recent.push(now);
        others({ key, call: 1 });
      }
      storeCalls(key, recent);
      return allowed
        ? { allowed }
        : { allowed, retryAfterSeconds: Math.ceil((first + windowMs - now) / 1000) };
    },
    giveBack(key) {
      applyChange({ key, call: -1 });
      others({ key, call: -1 });
    },
    reset(key) {
      applyChange({ key, call: null });
      others({ key, call: null });
    },
  };
}

/** Without a connection to the database, the others miss a call. */
function shareWith(
  { db, name }: { readonly db: Database; readonly name: string },
  receive: (change: Change) => void,
): (change: Change) => void {
  const broadcast = createBroadcast<Change>(db, { topic: `limit_${name}`, receive, isLocal: false });
  return (change) => void broadcast.send(db, change).catch(() => undefined);
}
