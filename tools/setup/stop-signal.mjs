import { constants } from 'node:os';

/**
 * Returns a signal that aborts when this process is asked to stop; its reason is the exit code. Commands in groups of their own end by
 * it, which Ctrl-C at a terminal does not reach.
 * @returns {AbortSignal}
 */
export function stopSignal() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => controller.abort(128 + constants.signals[name]));
  }
  return controller.signal;
}
