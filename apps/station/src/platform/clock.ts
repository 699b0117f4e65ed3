/** The station's source of time; tests pass a fake that they advance. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Whole seconds since 1970, UTC: what the database stores and compares. */
  seconds(): number;
  /** Calls `call` once after `ms` milliseconds; returns a function that cancels. Does not keep the process alive. */
  after(ms: number, call: () => void): () => void;
}

/** Milliseconds; setTimeout fires at once for longer delays. */
const longest = 2 ** 31 - 1;

/** The system clock. */
export const systemClock: Clock = {
  now: Date.now,
  seconds() {
    return Math.floor(this.now() / 1000);
  },
  after,
};

function after(ms: number, call: () => void): () => void {
  let timer: NodeJS.Timeout;
  function arm(left: number): void {
    timer = setTimeout(
      () => (left > longest ? arm(left - longest) : call()),
      Math.min(left, longest),
    ).unref();
  }
  arm(Math.max(0, ms));
  return () => clearTimeout(timer);
}
