// Captured at import, so that a test that fakes timers does not stop the station.
const immediately = setImmediate;
/** Milliseconds that a chain of work may run before it yields to the network. */
const longestStretch = 10;

/**
 * Creates a pause for long loops over the database: SQLite returns at once, so such a loop would never return to the event
 * loop. Await it as often as you like; it pauses only when its time is up.
 */
export function createFairness(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < longestStretch) return;
    await new Promise((resolve) => immediately(resolve));
    last = performance.now();
  };
}
