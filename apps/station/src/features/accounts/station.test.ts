import { describe, expect, it } from 'vitest';
import { stationSessionId } from './station.ts';

describe('stationSessionId', () => {
  it('AUTH-050 AUTH-051 is the first 30 characters of the base64 SHA-256 of the name as it is spelled', () => {
    // printf %s 'Harbour FM' | openssl dgst -sha256 -binary | base64
    expect(stationSessionId('Harbour FM')).toBe('HG2YvkJ-rCeTngjo0IlMlU1CT3oY2c');
    expect(stationSessionId('harbour fm')).not.toBe(stationSessionId('Harbour FM'));
  });

  it('AUTH-050 writes / as _ and + and = as -', () => {
    for (const name of Array.from({ length: 200 }, (_, index) => `Station ${index}`)) {
      expect(stationSessionId(name)).toMatch(/^[A-Za-z0-9_-]{30}$/);
    }
  });
});
