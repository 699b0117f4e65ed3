import { HttpError } from '@postkit/sdk';
import { describe, expect, it } from 'vitest';
import { signInFailure } from './sign-in-failure.ts';

function answer(status: number, retryAfter?: number): HttpError {
  return new HttpError({ operation: 'sessions.signIn', status, statusText: '', body: '', retryAfter });
}

describe('signInFailure', () => {
  it('says for how long the station is busy', () => {
    expect(signInFailure(answer(503, 7))).toEqual({ text: 'The station is busy. Try again in 7 seconds.', seconds: 7 });
    expect(signInFailure(answer(503))).toEqual({ text: 'The station is busy. Try again in a while.', seconds: 0 });
  });

  it('says when the next try is allowed', () => {
    const text = 'Invalid email or password. Too many attempts: try again in 5 minutes.';
    expect(signInFailure(answer(429, 300))).toEqual({ text, seconds: 300 });
  });

  it.each([answer(401), answer(500), new TypeError('offline')])('AUTH-012 AUTH-013 says the same of everything else', (error) => {
    expect(signInFailure(error)).toEqual({ text: 'Invalid email or password.', seconds: 0 });
  });
});
