import { randomInt } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { isReservedSlug } from '../../platform/reserved-slugs.ts';
import type { Accounts } from './accounts.service.ts';
import type { NewStation } from './new-station.ts';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The user who may sign in after the first start; `password` is null if the configuration set it. */
export interface FirstAdmin {
  readonly email: string;
  readonly password: string | null;
}

/**
 * Fails a first start whose configured admin password is easy to guess. Later starts do not read it.
 * @throws Error that names the setting
 */
export async function checkAdminPassword(
  accounts: Accounts,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<void> {
  const weakness =
    adminPassword === undefined ? null : await accounts.weaknessOf(adminPassword, [adminEmail, 'postkit']);
  if (weakness !== null) throw new Error(`POSTKIT_ADMIN_PASSWORD: ${weakness}`);
}

/** Creates the company and its first stations, and keeps those of an interrupted start. Returns the company's id. */
export async function firstStations(
  accounts: Accounts,
  company: string,
  stations: readonly Omit<NewStation, 'companyId'>[],
): Promise<number> {
  const [known] = accounts.stations();
  const companyId = known?.companyId ?? (await accounts.addCompany(company));
  for (const station of stations)
    if (!accounts.stationOf(station.slug)) await accounts.addStation({ ...station, companyId });
  return companyId;
}

/** The station of a first start without the demo. Unless the settings name it and its time zone, the first sign-in asks for them. */
export function namedStation({
  stationName,
  stationSlug,
  timezone,
}: Config['first']): Omit<NewStation, 'companyId'> {
  return {
    name: stationName ?? 'My station',
    slug: stationSlug ?? slugOf(stationName ?? ''),
    timezone: timezone ?? 'UTC',
    needsName: stationName === undefined || timezone === undefined,
  };
}

/** A slug that is like a title. */
function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 63);
  return slug === '' || isReservedSlug(slug) ? 'station' : slug;
}

/** Creates the first admin: the last step of a first start, so that an interrupted one is resumed. */
export async function firstAdmin(
  accounts: Accounts,
  companyId: number,
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdmin> {
  const password = adminPassword ?? generatePassword();
  await accounts.addUser({
    companyId,
    username: adminEmail.split('@')[0] || 'admin',
    email: adminEmail,
    firstName: 'Station',
    lastName: 'Admin',
    password,
    companyAdmin: true,
  });
  return { email: adminEmail, password: adminPassword === undefined ? password : null };
}

/** Four groups of four characters, about 80 bits, to be typed once. */
function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
