import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryDatabase } from '../../testing/country-database.ts';
import { openCountries } from './countries.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-countries-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('openCountries', () => {
  it('returns no country without a database', async () => {
    const countries = await openCountries({ countryDb: undefined });
    expect([countries('203.0.113.7', undefined), countries('203.0.113.7', 'no')]).toEqual(['Unknown', 'NO']);
  });

  it.each([
    ['as MaxMind has it', { country: { iso_code: 'CA' } }],
    ['as small free ones have it', { country_code: 'CA' }],
  ])('reads a database %s', async (_what, record) => {
    const countryDb = join(folder, 'countries.mmdb');
    await writeFile(countryDb, countryDatabase({ firstBit: 1, record }));
    const countries = await openCountries({ countryDb });
    expect(countries('203.0.113.7', undefined)).toBe('CA');
    expect(countries('203.0.113.7', 'XX')).toBe('CA');
    expect(countries('203.0.113.7', 'SE')).toBe('SE');
    expect(countries('10.0.0.1', undefined)).toBe('Unknown');
    expect(countries('not an address', undefined)).toBe('Unknown');
  });

  it('names the setting if its file is invalid', async () => {
    const countryDb = join(folder, 'nonsense.mmdb');
    await writeFile(countryDb, 'nonsense');
    await expect(openCountries({ countryDb })).rejects.toThrow('POSTKIT_COUNTRY_DB');
    await expect(openCountries({ countryDb: join(folder, 'absent.mmdb') })).rejects.toThrow(
      'POSTKIT_COUNTRY_DB',
    );
  });
});
