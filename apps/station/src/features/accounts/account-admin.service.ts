import type { Licence, StationFeatures, StationLookUpdate } from '@postkit/sdk/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import { insertCompany, insertStationEntry, insertStation, insertUser, updateStation } from './accounts.repository.ts';
import type { StationDirectory } from './station-directory.ts';
import { stationSlug } from './station-slug.ts';
import type { Station } from './station.ts';

/** A new station; absent fields have defaults. */
export interface NewStation {
  readonly companyId: number;
  readonly slug: string;
  readonly name: string;
  readonly title?: string;
  readonly timezone?: string;
  readonly stationType?: 'radio' | 'tv';
  readonly features?: StationFeatures;
  readonly bitrate?: number;
  readonly defaultImage?: string;
  readonly format?: string | null;
  readonly geoState?: string | null;
  readonly geoRegion?: string | null;
  readonly searchKey?: string | null;
  readonly forceRedirectUrl?: string | null;
}

/** A new user with their entries at stations. */
export interface NewUser {
  readonly companyId: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly companyAdmin?: boolean;
  readonly stations?: readonly { readonly stationId: number; readonly admin?: boolean; readonly licence?: Licence }[];
}

/** Adds companies, stations and users, and sets a station's default show, image and look. */
export interface AccountAdmin {
  addCompany(name: string): Promise<number>;
  addStation(station: NewStation): Promise<Station>;
  addUser(user: NewUser): Promise<number>;
  /** Sets the show that the editor preselects. */
  setDefaultShow(stationId: number, showId: number | null): Promise<void>;
  setDefaultImage(stationId: number, image: string): Promise<void>;
  /** Changes the given fields of a station's look. */
  setLook(stationId: number, change: StationLookUpdate): Promise<void>;
  /** Switches features of a station on or off; the others stay. */
  setFeatures(stationId: number, change: StationFeatures, within: (transaction: Transaction) => Promise<void>): Promise<void>;
  /** @param within runs in the transaction of the change */
  setLogDays(stationId: number, days: number, within: (transaction: Transaction) => Promise<void>): Promise<void>;
}

export interface AccountAdminDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly directory: StationDirectory;
}

export function createAccountAdmin({ db, clock, passwords, directory }: AccountAdminDeps): AccountAdmin {
  async function change(id: number, set: Parameters<typeof updateStation>[2]): Promise<void> {
    await updateStation(db, id, set);
    await directory.reload();
  }

  return {
    addCompany: (name) => insertCompany(db, name),
    async addStation(station) {
      const id = await insertStation(db, {
        company_id: station.companyId,
        slug: stationSlug(station.slug),
        name: station.name,
        title: station.title ?? station.name,
        timezone: station.timezone ?? 'UTC',
        station_type: station.stationType ?? 'radio',
        features: JSON.stringify(station.features ?? {}),
        bitrate: station.bitrate ?? 128,
        default_show_id: null,
        default_image: station.defaultImage ?? '',
        format: station.format ?? null,
        geo_state: station.geoState ?? null,
        geo_region: station.geoRegion ?? null,
        search_key: station.searchKey ?? null,
        is_avess: 0,
        login_host: null,
        login_api_version: 1,
        redirect_domain: null,
        force_redirect_url: station.forceRedirectUrl ?? null,
      });
      await directory.reload();
      const added = directory.byId(id);
      if (!added) throw new Error('A station that was added is not there.');
      return added;
    },
    async addUser(user) {
      const password = await passwords.hash(user.password, 'station');
      return db.transaction(async (transaction) => {
        const id = await insertUser(transaction, {
          invited_until: null,
          company_id: user.companyId,
          username: user.username,
          email: user.email,
          first_name: user.firstName,
          last_name: user.lastName,
          password,
          disabled: 0,
          company_admin: user.companyAdmin ? 1 : 0,
          created_at: clock.now(),
        });
        for (const { stationId, admin = false, licence = 'full' } of user.stations ?? []) {
          await insertStationEntry(transaction, { station_id: stationId, user_id: id, admin: admin ? 1 : 0, licence });
        }
        return id;
      });
    },
    setDefaultShow: (stationId, showId) => change(stationId, { default_show_id: showId }),
    setDefaultImage: (stationId, image) => change(stationId, { default_image: image }),
    setLook: (stationId, look) => change(stationId, look),
    async setFeatures(stationId, features, within) {
      const known = directory.byId(stationId)?.features ?? {};
      await db.transaction(async (transaction) => {
        await updateStation(transaction, stationId, { features: JSON.stringify({ ...known, ...features }) });
        await within(transaction);
      });
      await directory.reload();
    },
    async setLogDays(stationId, days, within) {
      await db.transaction(async (transaction) => {
        await updateStation(transaction, stationId, { log_days: days });
        await within(transaction);
      });
      await directory.reload();
    },
  };
}
