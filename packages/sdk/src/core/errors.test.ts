import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  AbortError,
  HttpError,
  NetworkError,
  PostKitError,
  TimeoutError,
  isHttpError,
  isPostKitError,
} from './errors.ts';

function httpError(facts: Partial<ConstructorParameters<typeof HttpError>[0]> = {}): HttpError {
  return new HttpError({
    operation: 'tunes.get',
    status: 400,
    statusText: 'Bad Request',
    body: {},
    ...facts,
  });
}

describe('HttpError', () => {
  it('SHELL-088 takes its message from error_message, else error, else the status text', () => {
    expect(httpError({ body: { error_message: 'No title.', error: 'x' } }).message).toBe('400: No title.');
    expect(httpError({ body: { error: 'Broken.' } }).message).toBe('400: Broken.');
    expect(httpError({ body: { error_message: 7, error: 'Broken.' } }).message).toBe('400: Broken.');
    for (const body of ['plain words', null, {}, { error: 7 }])
      expect(httpError({ body }).message).toBe('400: Bad Request');
  });

  it('takes its message from its code if the connection has no status text', () => {
    expect(httpError({ status: 429, statusText: '' }).message).toBe('429: rate limited');
  });

  it.each([
    [400, 'bad_request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [410, 'gone'],
    [413, 'too_large'],
    [422, 'unprocessable'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [503, 'unavailable'],
    [507, 'storage_full'],
    [418, 'bad_request'],
    [599, 'server_error'],
  ])('maps status %i to the code %s', (status, code) => {
    expect(httpError({ status }).code).toBe(code);
  });

  it('keeps the messages of each field and drops values that are not strings', () => {
    const error = httpError({
      body: { error_message: 'x', errors: { title: ['Too long.', 7], email: 'Missing.' } },
    });
    expect(error.fields).toEqual({ title: ['Too long.'], email: ['Missing.'] });
    expect(httpError({ body: { error_message: 'The show is in use.' } }).reason).toBe('The show is in use.');
    expect(httpError({ body: 'plain words' }).reason).toBe('');
    for (const body of ['plain words', null, {}, { errors: null }, { errors: 'x' }])
      expect(httpError({ body }).fields).toEqual({});
  });
});

describe('isHttpError', () => {
  it('checks the status, and is false for other errors', () => {
    expect(isHttpError(httpError({ status: 404 }), 404)).toBe(true);
    expect(isHttpError(httpError({ status: 404 }), 409)).toBe(false);
    expect(isHttpError(httpError({ status: 404 }))).toBe(true);
    expect(isHttpError(new NetworkError())).toBe(false);
    expect(isHttpError(Object.assign(new Error('x'), { status: 404 }))).toBe(false);
  });
});

describe('isPostKitError', () => {
  it('recognises errors of another realm', () => {
    const foreign: unknown = vm.runInNewContext(
      `Object.assign(new Error('x'), { [Symbol.for('@postkit/sdk.error')]: true, code: 'network' })`,
    );
    expect(foreign).not.toBeInstanceOf(Error);
    expect(isPostKitError(foreign)).toBe(true);
  });

  it('recognises every error of the package, by name and code', () => {
    const errors = [
      new TimeoutError(1500),
      new NetworkError(),
      new AbortError(),
      new PostKitError('input', 'x'),
      httpError(),
    ];
    expect(errors.every(isPostKitError)).toBe(true);
    expect(errors.map((error) => `${error.name} ${error.code}`)).toEqual([
      'TimeoutError timeout',
      'NetworkError network',
      'AbortError aborted',
      'PostKitError input',
      'HttpError bad_request',
    ]);
    expect(isPostKitError(new Error('x'))).toBe(false);
    expect(isPostKitError(null)).toBe(false);
    expect(isPostKitError('x')).toBe(false);
  });
});

describe('TimeoutError', () => {
  it('names the timeout in seconds', () => {
    expect(new TimeoutError(1500).message).toBe('No response from the server within 1.5 s');
  });
});
