import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, ResponseError, TimeoutError } from '@postkit/sdk';
import { english } from '../../words/catalogue.ts';
import { signInFailure } from './sign-in-failure.ts';

function httpError(status: number, facts: { retryAfter?: number; requestId?: string } = {}): HttpError {
  return new HttpError({ operation: 'sessions.signIn', status, statusText: '', body: '', ...facts });
}

describe('signInFailure', () => {
  it('says for how long the station is busy', () => {
    const text = 'The station is busy. Try again in 7 seconds.';
    expect(signInFailure(httpError(503, { retryAfter: 7 }), english)).toEqual({
      text,
      seconds: 7,
      isDefect: false,
    });
    expect(signInFailure(httpError(503), english).text).toBe('The station is busy. Try again in a while.');
  });

  it('says when the next attempt is allowed', () => {
    const text = 'Too many attempts to sign in. Try again in 5 minutes.';
    expect(signInFailure(httpError(429, { retryAfter: 300 }), english)).toEqual({
      text,
      seconds: 300,
      isDefect: false,
    });
  });

  it('AUTH-012 says that name or password is wrong only if the station says so', () => {
    expect(signInFailure(httpError(401), english).text).toBe('Invalid email or password.');
    expect(signInFailure(httpError(403), english).text).toMatch(/^Your account is disabled\./);
    expect(signInFailure(httpError(500), english).text).toBe(
      'The station failed to sign you in. Try again in a moment.',
    );
    expect(signInFailure(httpError(500, { requestId: 'r-1' }), english).text).toMatch(
      /report request r-1\.$/,
    );
    expect(signInFailure(new ResponseError('sessions.signIn', 'no JSON'), english).text).toMatch(
      /^The station failed/,
    );
  });

  it.each([new NetworkError(), new TimeoutError(1000)])(
    'AUTH-013 says that the station cannot be reached',
    (error) => {
      const text = 'The station cannot be reached. Check your connection, then try again.';
      expect(signInFailure(error, english)).toEqual({ text, seconds: 0, isDefect: false });
    },
  );

  it('recognises a defect of the page', () => {
    expect(signInFailure(new TypeError('client is not a function'), english)).toMatchObject({
      isDefect: true,
    });
  });
});
