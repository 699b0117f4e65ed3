import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, TimeoutError } from './errors.ts';
import { pauseBeforeRetry, retryAfterSeconds } from './retry-policy.ts';
import { tunes } from './testing/operations.ts';

function http(status: number, retryAfter?: number): HttpError {
  return new HttpError({ operation: 'tunes.get', status, statusText: '', body: '', retryAfter });
}

function pauseFor(facts: Partial<Parameters<typeof pauseBeforeRetry>[0]>): number | undefined {
  return pauseBeforeRetry({
    operation: tunes.get,
    error: http(503),
    attempt: 1,
    retries: 2,
    random: () => 1,
    ...facts,
  });
}

describe('pauseBeforeRetry', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('retries status %i', (status) => {
    expect(pauseFor({ error: http(status) })).toBe(500);
  });

  it.each([400, 401, 403, 404, 409, 410, 413, 422, 501, 507])('does not retry status %i', (status) => {
    expect(pauseFor({ error: http(status) })).toBeUndefined();
  });

  it('doubles its pauses up to 8 s, with full jitter', () => {
    const pauses = [1, 2, 3, 4, 5].map((attempt) => pauseFor({ attempt, retries: 5 }));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000]);
    expect(pauseFor({ attempt: 3, retries: 5, random: () => 0.25 })).toBe(500);
  });

  it('stops after the allowed retries, and after five at most', () => {
    expect(pauseFor({ attempt: 2 })).toBeDefined();
    expect(pauseFor({ attempt: 3 })).toBeUndefined();
    expect(pauseFor({ attempt: 5, retries: 99 })).toBeDefined();
    expect(pauseFor({ attempt: 6, retries: 99 })).toBeUndefined();
    expect(pauseFor({ attempt: 1, retries: 0 })).toBeUndefined();
  });

  it('waits as long as Retry-After says, and does not retry after more than a minute', () => {
    expect(pauseFor({ error: http(429, 7) })).toBe(7000);
    expect(pauseFor({ error: http(429, 0) })).toBe(0);
    expect(pauseFor({ error: http(429, 60) })).toBe(60_000);
    expect(pauseFor({ error: http(429, 61) })).toBeUndefined();
  });

  it('repeats a write only if it is idempotent or was certainly not sent', () => {
    const refused = new NetworkError(undefined, {
      cause: new TypeError('fetch failed', {
        cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
      }),
    });
    const reset = new NetworkError(undefined, {
      cause: new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }),
    });
    for (const error of [http(503), reset, new TimeoutError(1)]) {
      expect(pauseFor({ operation: tunes.create, error })).toBeUndefined();
      expect(pauseFor({ operation: tunes.delete, error })).toBeUndefined();
      expect(pauseFor({ operation: tunes.saveOnce, error })).toBe(500);
      expect(pauseFor({ operation: tunes.get, error })).toBe(500);
    }
    expect(pauseFor({ operation: tunes.create, error: refused })).toBe(500);
    expect(pauseFor({ operation: { ...tunes.get, method: 'HEAD' } })).toBe(500);
  });
});

describe('retryAfterSeconds', () => {
  it('parses seconds and dates', () => {
    const now = Date.parse('Fri, 20 Nov 2026 12:00:00 GMT');
    expect(retryAfterSeconds('120', now)).toBe(120);
    expect(retryAfterSeconds('Fri, 20 Nov 2026 12:00:30 GMT', now)).toBe(30);
    expect(retryAfterSeconds('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(0);
    expect(retryAfterSeconds('soon', now)).toBeUndefined();
    expect(retryAfterSeconds(null, now)).toBeUndefined();
  });
});
