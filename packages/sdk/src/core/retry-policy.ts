import type { SentOperation } from '../schema/wire-operation.ts';
import { HttpError, isPostKitError } from './errors.ts';

const mostRetries = 5;
const firstPause = 500;
const longestPause = 8_000;
/** Seconds. If Retry-After is longer, the call fails with `retryAfter` instead of waiting. */
export const longestRetryAfter = 60;

/** Statuses after which the same request may succeed. */
export const retryLater = new Set([408, 425, 429, 500, 502, 503, 504]);
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Milliseconds to wait before the next attempt; undefined for no retry. */
export function pauseBeforeRetry(facts: {
  operation: SentOperation;
  error: unknown;
  /** 1 after the first attempt. */
  attempt: number;
  retries: number;
  random: () => number;
}): number | undefined {
  const { operation, error, attempt, retries, random } = facts;
  if (attempt > Math.min(retries, mostRetries) || !isTransient(error)) return undefined;
  if (!(isRead(operation) || operation.idempotent || wasNeverSent(error))) return undefined;
  return pauseAfter(error, attempt, random);
}

/** Milliseconds to wait after a failed attempt, growing with each; undefined if Retry-After is too long. */
export function pauseAfter(error: unknown, attempt: number, random: () => number): number | undefined {
  const asked = error instanceof HttpError ? error.retryAfter : undefined;
  if (asked !== undefined) return asked > longestRetryAfter ? undefined : asked * 1000;
  return random() * Math.min(longestPause, firstPause * 2 ** (attempt - 1));
}

/** Seconds of a `Retry-After` header, which holds seconds or a date. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function isRead({ method }: SentOperation): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a failure is transient, so that a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof HttpError) return retryLater.has(error.status);
  return isPostKitError(error) && (error.code === 'network' || error.code === 'timeout');
}

/** Only Node says why a connection failed. In a browser this is false, and the write is not retried. */
function wasNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && beforeSending.has(String(cause.code))) return true;
  }
  return false;
}
