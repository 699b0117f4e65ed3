import type { Call } from './fake-station.ts';

/** The JSON body of a request. */
export function bodyOf(call: Call | undefined): unknown {
  return JSON.parse(call?.body || 'null');
}
