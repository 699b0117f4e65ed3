import { unknownOrigin } from '@postkit/sdk/schema';
import { open, type Response } from 'maxmind';
import type { Config } from '../../platform/config.ts';

/** The ISO code of where an address is, by what a trusted proxy said, else by the database; `Unknown` otherwise. */
export type Countries = (ip: string, told: string | undefined) => string;

/** Databases of MaxMind's shape nest the code, the small free ones do not. */
type CountryRecord = Response & { readonly country?: { readonly iso_code?: string }; readonly country_code?: string };

/** @throws Error that names the setting, where its file cannot be read. */
export async function openCountries({ countryDb }: Pick<Config, 'countryDb'>): Promise<Countries> {
  const database = countryDb === undefined ? null : await opened(countryDb);
  return (ip, told) => code(told) ?? code(database?.(ip)) ?? unknownOrigin;
}

async function opened(path: string): Promise<(ip: string) => string | undefined> {
  const reader = await open<CountryRecord>(path).catch((cause: unknown) => {
    throw new Error(`Wrong setting: POSTKIT_COUNTRY_DB: ${path} is no database in MaxMind's format that can be read.`, { cause });
  });
  return (ip) => {
    const record = reader.get(ip);
    return record?.country?.iso_code ?? record?.country_code;
  };
}

/** Proxies say XX or T1 where they do not know, or where somebody hides. */
function code(text: string | undefined): string | undefined {
  const upper = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(upper) && upper !== 'XX' ? upper : undefined;
}
