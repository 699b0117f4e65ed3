/** Time as the station sees it; tests hand in one that they move themselves. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Calls once after so many milliseconds; the answer cancels. Does not keep the process alive. */
  after(ms: number, call: () => void): () => void;
}

/** setTimeout fires at once beyond this. */
const longest = 2 ** 31 - 1;

/** The machine's own clock. */
export const systemClock: Clock = { now: Date.now, after };

function after(ms: number, call: () => void): () => void {
  let timer: NodeJS.Timeout;
  function arm(left: number): void {
    timer = setTimeout(() => (left > longest ? arm(left - longest) : call()), Math.min(left, longest)).unref();
  }
  arm(Math.max(0, ms));
  return () => clearTimeout(timer);
}
