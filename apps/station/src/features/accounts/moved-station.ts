import { z } from 'zod';
import { stationFeatures } from '@postkit/sdk/schema';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import type { StationRow } from './account-tables.ts';
import { insertUser, updateStation, userByName } from './accounts.repository.ts';
import type { StationDirectory } from './station-directory.ts';

const short = z.string().max(500);

/** The settings of a station that move with it to another installation. */
export const movedStationSettings = z.object({
  slug: short,
  name: short,
  title: short.min(1),
  timezone: short.refine((zone) => timeZoneNamed(zone) !== null, 'This is not a time zone.'),
  station_type: z.enum(['radio', 'tv']),
  bitrate: z.int().min(32).max(320),
  format: short.nullable(),
  geo_state: short.nullable(),
  geo_region: short.nullable(),
  default_image: short,
  default_show_id: z.int().nullable(),
  logo: short,
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  log_days: z.int().min(1).max(3650),
  features: stationFeatures,
});
export type MovedStationSettings = z.output<typeof movedStationSettings>;

/** A user of a station in its export. */
export const movedUser = z.object({
  id: z.int().positive(),
  username: short.min(1),
  email: z.string().max(320),
  first_name: short,
  last_name: short,
  disabled: z.union([z.literal(0), z.literal(1)]),
  created_at: z.number(),
});
export type MovedUser = z.output<typeof movedUser>;

/** The part of the accounts that exports and imports of stations use. */
export interface MovedStations {
  /** @throws if there is no such station */
  movedSettings(stationId: number): MovedStationSettings;
  /** Sets everything but the slug and the name, and the features that only company admins change. */
  setMovedSettings(
    transaction: Transaction,
    stationId: number,
    settings: MovedStationSettings,
  ): Promise<void>;
  /** The user of this company with the same e-mail address; null if there is none, undefined if another company has the user. */
  knownUser(db: Tables, companyId: number, email: string): Promise<number | null | undefined>;
  /**
   * Creates a user without a password, whose invitation has expired: an admin invites them again.
   * @param at milliseconds since 1970
   */
  addMovedUser(transaction: Transaction, companyId: number, user: MovedUser, at: number): Promise<number>;
}

export function createMovedStations(directory: StationDirectory): MovedStations {
  return {
    movedSettings(stationId) {
      const row = directory.rows.find(({ id }) => id === stationId);
      if (!row) throw new Error('There is no such station.');
      return settingsOf(row);
    },
    async setMovedSettings(transaction, stationId, { slug: _slug, name: _name, features, ...settings }) {
      const { logger_only: _licence, ...switches } = features;
      const known = directory.byId(stationId)?.features ?? {};
      await updateStation(transaction, stationId, {
        ...settings,
        features: JSON.stringify({ ...switches, ...licences(known) }),
      });
      transaction.afterCommit(() => void directory.reload());
    },
    async knownUser(db, companyId, email) {
      const user = await userByName(db, email);
      if (user?.email.toLowerCase() !== email.toLowerCase()) return null;
      return user.company_id === companyId ? user.id : undefined;
    },
    async addMovedUser(
      transaction,
      companyId,
      { id: _old, username, disabled, created_at: _elsewhere, ...names },
      at,
    ) {
      return insertUser(transaction, {
        ...names,
        company_id: companyId,
        username: await freeName(transaction, username),
        // No text is a hash of this, so no password fits.
        password: '',
        disabled,
        company_admin: 0,
        created_at: at,
        invited_until: Math.floor(at / 1000),
      });
    },
  };
}

const licences = ({ logger_only }: z.output<typeof stationFeatures>) =>
  logger_only === undefined ? {} : { logger_only };

function settingsOf({ station_type, features, ...row }: StationRow): MovedStationSettings {
  const {
    slug,
    name,
    title,
    timezone,
    bitrate,
    format,
    geo_state,
    geo_region,
    default_image,
    default_show_id,
    logo,
    accent,
    log_days,
  } = row;
  const place = { format, geo_state, geo_region };
  const look = { default_image, default_show_id, logo, accent, log_days };
  return {
    slug,
    name,
    title,
    timezone,
    station_type,
    bitrate,
    ...place,
    ...look,
    features: stationFeatures.parse(JSON.parse(features)),
  };
}

async function freeName(db: Tables, username: string): Promise<string> {
  for (let suffix = 1; ; suffix += 1) {
    const name = suffix === 1 ? username : `${username}-${suffix}`;
    if (!(await userByName(db, name))) return name;
  }
}
