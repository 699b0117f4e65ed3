import { describe, expect, it } from 'vitest';
import { fillPath, hostAddress, queryText } from './address.ts';
import { tunes } from './testing/operations.ts';

describe('fillPath', () => {
  it('encodes the values', () => {
    expect(fillPath(tunes.get, { station: 'wxyz', id: 'a/b?c#d %2e' })).toBe(
      '/wxyz/api/v1/tune/a%2Fb%3Fc%23d%20%252e/',
    );
  });

  it('rejects a segment of dots at the end of a path', () => {
    const last = { ...tunes.get, path: '/images/{file}' };
    expect(() => fillPath(last, { file: '..' })).toThrow(expect.objectContaining({ code: 'input' }));
    expect(fillPath(last, { file: 'a..b' })).toBe('/images/a..b');
  });

  it.each([
    ['..', 1],
    ['.', 1],
    ['wxyz', '..'],
    ['', 1],
    [undefined, 1],
    ['wxyz', undefined],
  ])('rejects station %j with id %j', (station, id) => {
    expect(() => fillPath(tunes.get, { station, id })).toThrow(expect.objectContaining({ code: 'input' }));
  });
});

describe('queryText', () => {
  it('repeats lists and omits absent values', () => {
    expect(queryText({ a: 'x y&z', b: [1, 2], c: undefined, d: null, e: false, f: 0 })).toBe(
      '?a=x%20y%26z&b=1&b=2&e=false&f=0',
    );
    expect(queryText({ a: undefined })).toBe('');
    expect(queryText({ a: { b: 1 } })).toBe('?a=%7B%22b%22%3A1%7D');
  });
});

describe('hostAddress', () => {
  it.each([
    [undefined, 'https://a.example/post'],
    ['https://media.example:8443/x/', 'https://media.example:8443/x'],
    ['https://media.example/x//', 'https://media.example/x'],
    ['//media.example', 'https://media.example'],
    ['media.example', 'https://media.example'],
    ['media.example:81/live', 'https://media.example:81/live'],
    ['/media', 'https://a.example/media'],
  ])('resolves %j against https://a.example/post/', (host, expected) => {
    expect(hostAddress(host, 'https://a.example/post/')).toBe(expected);
  });

  it.each(['ftp://a.example/', 'javascript://alert', 'https://user:secret@a.example', 'http://'])(
    'rejects %s',
    (host) => {
      expect(() => hostAddress(host, 'https://a.example')).toThrow(
        expect.objectContaining({ code: 'input' }),
      );
    },
  );

  it.each(['localhost:4280', 'a.example', '/post', ' '])(
    'names the base address %j that is none',
    (baseUrl) => {
      expect(() => hostAddress(undefined, baseUrl)).toThrow(
        expect.objectContaining({ code: 'input', message: expect.stringContaining(`"${baseUrl}"`) }),
      );
    },
  );

  it.each(['https://user:secret@a.example', 'user:secret@a.example'])(
    'keeps the password of %s out of the error',
    (written) => {
      for (const [host, baseUrl] of [
        [undefined, written],
        [written, 'https://a.example'],
      ] as const) {
        expect(() => hostAddress(host, baseUrl)).toThrow(
          expect.objectContaining({ message: expect.not.stringContaining('secret') }),
        );
      }
    },
  );
});
