// The module's own, so that a test which fakes timers does not stop the station.
const immediately = setImmediate;
/** Milliseconds that a chain of work may go on before the network is served. */
const longestStretch = 10;

/**
 * Makes a pause for long loops over the database: SQLite returns at once, so such a loop would never come back to the event
 * loop by itself. Await it as often as you like, it pauses only when its time is up.
 */
export function createFairness(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < longestStretch) return;
    await new Promise((resolve) => immediately(resolve));
    last = performance.now();
  };
}
