import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, type PostKitError, ResponseError, TimeoutError } from '@postkit/sdk';
import { explainFailure } from './explain-failure.ts';

const page = 'https://newsroom.example.org';
const call = 'https://post.example.org/wxyz/api/v1/show/';

function refused(status: number): HttpError {
  const error = new HttpError({ operation: 'shows.list', status, statusText: '', body: null });
  error.address = call;
  return error;
}

function at(error: PostKitError, address: string | undefined): PostKitError {
  error.address = address;
  return error;
}

describe('explainFailure', () => {
  it.each([
    [
      'a station of another origin',
      new NetworkError(call),
      /^https:\/\/post\.example\.org did not respond.*POSTKIT_ALLOWED_ORIGINS=https:\/\/newsroom\.example\.org/,
    ],
    [
      'the own origin',
      new NetworkError(`${page}/wxyz/api/v1/show/`),
      /^https:\/\/newsroom\.example\.org did not respond\. Check that the station runs/,
    ],
    [
      'a failure without an address',
      new NetworkError(),
      /^https:\/\/newsroom\.example\.org did not respond\. Check/,
    ],
    [
      'a page in place of data',
      at(new ResponseError('shows.list', 'not JSON'), call),
      /not as a station does.*baseUrl/,
    ],
    ['refused credentials', refused(401), /refused the credentials.*SignInGate/],
  ])('names the cause of %s', (_, error, text) => {
    expect(explainFailure(error, page)).toMatch(text);
  });

  it.each([
    ['a refused permission', refused(403)],
    ['something that is gone', refused(404)],
    ['a busy station', refused(503)],
    ['a slow station', new TimeoutError(1000, call)],
    ['an error of other code', new Error('Broken')],
    ['no error', null],
  ])('says nothing about %s', (_, error) => {
    expect(explainFailure(error, page)).toBeNull();
  });
});
