import { addressRefused } from './refuse-address.ts';

const before = new Set([
  addressRefused,
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a fetch failed before anything of the request could have been sent. */
export function neverConnected(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code === 'string' && before.has(code)) return true;
    if (at instanceof AggregateError && at.errors.length > 0 && at.errors.every(neverConnected)) return true;
  }
  return false;
}
