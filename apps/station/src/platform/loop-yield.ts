// Captured at import, so that a test that fakes timers does not stop the station.
const immediately = setImmediate;
/** Milliseconds that a chain of work may run before it yields to the network. */
const maxBlockingMs = 10;

/**
 * Creates a pause for long loops over the database: SQLite returns at once, so such a loop would never return to the event
 * loop. The pause yields at most once every 10 ms.
 */
export function createLoopYield(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < maxBlockingMs) return;
    await new Promise((resolve) => immediately(resolve));
    last = performance.now();
  };
}
