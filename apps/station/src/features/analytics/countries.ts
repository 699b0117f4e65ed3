import { open, type Response } from 'maxmind';
import { unknownOrigin } from '@postkit/sdk/schema';
import type { Config } from '../../platform/config.ts';

/** The ISO country code of an address, from a trusted proxy's header or the database; `Unknown` otherwise. */
export type Countries = (ip: string, claimed: string | undefined) => string;

/** MaxMind's own databases nest the code, the small free ones do not. */
type CountryRecord = Response & {
  readonly country?: { readonly iso_code?: string };
  readonly country_code?: string;
};

/** @throws Error that names the setting if its file cannot be read */
export async function openCountries({ countryDb }: Pick<Config, 'countryDb'>): Promise<Countries> {
  const database = countryDb === undefined ? null : await openDatabase(countryDb);
  return (ip, claimed) => code(claimed) ?? code(database?.(ip)) ?? unknownOrigin;
}

async function openDatabase(path: string): Promise<(ip: string) => string | undefined> {
  const reader = await open<CountryRecord>(path).catch((cause: unknown) => {
    throw new Error(
      `Wrong setting: POSTKIT_COUNTRY_DB: ${path} is no database in MaxMind's format that can be read.`,
      { cause },
    );
  });
  return (ip) => {
    const record = reader.get(ip);
    return record?.country?.iso_code ?? record?.country_code;
  };
}

/** Proxies send XX for unknown addresses and T1 for Tor. */
function code(text: string | undefined): string | undefined {
  const upper = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(upper) && upper !== 'XX' ? upper : undefined;
}
