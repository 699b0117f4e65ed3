import type { Operation } from '../schema/operation.ts';
import { HttpError, isPostKitError } from './errors.ts';

const mostRetries = 5;
const firstPause = 500;
const longestPause = 8_000;
/** Seconds. Who is asked to wait longer is told, with the answer's `retryAfter`, instead of being kept waiting. */
const longestRetryAfter = 60;

const passing = new Set([408, 425, 429, 500, 502, 503, 504]);
const beforeSending = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** How many milliseconds to wait before the next try; undefined where there is to be none. */
export function pauseBeforeRetry(facts: {
  operation: Operation;
  error: unknown;
  /** 1 after the first try. */
  attempt: number;
  retries: number;
  random: () => number;
}): number | undefined {
  const { operation, error, attempt, retries, random } = facts;
  if (attempt > Math.min(retries, mostRetries) || !isPassing(error)) return undefined;
  if (!(isRead(operation) || operation.idempotent || wasNeverSent(error))) return undefined;
  return pauseAfter(error, attempt, random);
}

/** How many milliseconds to wait after a try that failed, the longer the more there were; undefined where the server asks for too much. */
export function pauseAfter(error: unknown, attempt: number, random: () => number): number | undefined {
  const asked = error instanceof HttpError ? error.retryAfter : undefined;
  if (asked !== undefined) return asked > longestRetryAfter ? undefined : asked * 1000;
  return random() * Math.min(longestPause, firstPause * 2 ** (attempt - 1));
}

/** Seconds that a `Retry-After` header asks for, given as seconds or as a date. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function isRead({ method }: Operation): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether another try may go better. */
export function isPassing(error: unknown): boolean {
  if (error instanceof HttpError) return passing.has(error.status);
  return isPostKitError(error) && (error.code === 'network' || error.code === 'timeout');
}

/** Node says why a connection failed; a browser does not, so there a write is not repeated. */
function wasNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && beforeSending.has(String(cause.code))) return true;
  }
  return false;
}
