import type { Clock } from './clock.ts';

export interface RateLimitSettings {
  readonly clock: Clock;
  /** Calls that are allowed in the window. */
  readonly limit: number;
  readonly windowMs: number;
  /** Maximum number of remembered keys; the least recently used is forgotten first. */
  readonly keys?: number;
}

export interface RateLimit {
  /** Counts one call; when rejected, returns after how many seconds the next is allowed. A rejected call is not counted. */
  take(key: string): { allowed: true } | { allowed: false; retryAfterSeconds: number };
  /** Gives back the latest counted call of a key, when it had no effect. */
  giveBack(key: string): void;
  /** Forgets a key, such as after a successful sign-in. */
  reset(key: string): void;
}

/** A sliding window per key, in memory. */
export function createRateLimit({ clock, limit, windowMs, keys = 50_000 }: RateLimitSettings): RateLimit {
  const calls = new Map<string, number[]>();

  function remember(key: string, times: number[]): void {
    calls.delete(key);
    calls.set(key, times);
    const oldest = calls.keys().next();
    if (calls.size > keys && !oldest.done) calls.delete(oldest.value);
  }

  return {
    take(key) {
      const now = clock.now();
      const recent = (calls.get(key) ?? []).filter((time) => time > now - windowMs);
      const [first = now] = recent;
      const allowed = recent.length < limit;
      if (allowed) recent.push(now);
      remember(key, recent);
      return allowed ? { allowed } : { allowed, retryAfterSeconds: Math.ceil((first + windowMs - now) / 1000) };
    },
    giveBack: (key) => void calls.get(key)?.pop(),
    reset: (key) => void calls.delete(key),
  };
}
