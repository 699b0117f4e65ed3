import { HttpError } from '@postkit/sdk';
import { describe, expect, it } from 'vitest';
import { signInFailure } from './sign-in-failure.ts';

function httpError(status: number, retryAfter?: number): HttpError {
  return new HttpError({ operation: 'sessions.signIn', status, statusText: '', body: '', retryAfter });
}

describe('signInFailure', () => {
  it('says for how long the station is busy', () => {
    expect(signInFailure(httpError(503, 7))).toEqual({ text: 'The station is busy. Try again in 7 seconds.', seconds: 7 });
    expect(signInFailure(httpError(503))).toEqual({ text: 'The station is busy. Try again in a while.', seconds: 0 });
  });

  it('says when the next attempt is allowed', () => {
    const text = 'Invalid email or password. Too many attempts: try again in 5 minutes.';
    expect(signInFailure(httpError(429, 300))).toEqual({ text, seconds: 300 });
  });

  it.each([httpError(401), httpError(500), new TypeError('offline')])(
    'AUTH-012 AUTH-013 shows the same text for all other errors',
    (error) => {
      expect(signInFailure(error)).toEqual({ text: 'Invalid email or password.', seconds: 0 });
    },
  );
});
