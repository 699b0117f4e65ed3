import { describe, expect, it } from 'vitest';
import { requestOrigin } from './request-origin.ts';

const host = 'post.example.org';

describe('requestOrigin', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, 'own'],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 'user'],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }, 'elsewhere'],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'elsewhere'],
    [{ 'sec-fetch-site': 'something new' }, 'elsewhere'],
    [{ 'sec-fetch-site': 'cross-site', referer: `https://${host}/` }, 'elsewhere'],
    [{ 'sec-fetch-mode': 'navigate' }, 'unknown'],
    [{ 'sec-fetch-mode': 'navigate', referer: `https://${host}/` }, 'unknown'],
    [{ referer: `http://${host}/shows` }, 'own'],
    [{ referer: `http://${host}.evil.example/` }, 'elsewhere'],
    [{ referer: 'no address' }, 'elsewhere'],
    [{}, 'unknown'],
  ] as const)('reads %j as %s', (headers, origin) => {
    expect(requestOrigin({ headers, host })).toBe(origin);
  });
});
