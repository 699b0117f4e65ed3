import type { Licence, StationFeatures, StationLookUpdate } from '@postkit/sdk/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import {
  insertCompany,
  insertStationEntry,
  insertStation,
  insertUser,
  updateStation,
} from './accounts.repository.ts';
import { type NewStation, newStationRow } from './new-station.ts';
import { refuseSlug } from './refuse-slug.ts';
import type { StationDirectory } from './station-directory.ts';
import type { Station } from './station.ts';

/** A new user with their entries at stations. */
export interface NewUser {
  readonly companyId: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly companyAdmin?: boolean;
  readonly isDemo?: boolean;
  readonly stations?: readonly {
    readonly stationId: number;
    readonly admin?: boolean;
    readonly licence?: Licence;
  }[];
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
  setFeatures(
    stationId: number,
    change: StationFeatures,
    within: (transaction: Transaction) => Promise<void>,
  ): Promise<void>;
  /** @param within runs in the transaction of the change */
  setLogDays(
    stationId: number,
    days: number,
    within: (transaction: Transaction) => Promise<void>,
  ): Promise<void>;
}

export interface AccountAdminDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly directory: StationDirectory;
}

export function createAccountAdmin({ db, clock, passwords, directory }: AccountAdminDeps): AccountAdmin {
  async function changeStation(id: number, set: Parameters<typeof updateStation>[2]): Promise<void> {
    await updateStation(db, id, set);
    await directory.reload(id);
  }

  return {
    addCompany: (name) => insertCompany(db, name),
    async addStation(station) {
      const id = await db.transaction((transaction) => addRow(transaction, newStationRow(station)));
      await directory.reload(id);
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
          is_demo: user.isDemo ? 1 : 0,
          created_at: clock.now(),
        });
        for (const { stationId, admin = false, licence = 'full' } of user.stations ?? []) {
          await insertStationEntry(transaction, {
            station_id: stationId,
            user_id: id,
            admin: admin ? 1 : 0,
            licence,
          });
        }
        return id;
      });
    },
    setDefaultShow: (stationId, showId) => changeStation(stationId, { default_show_id: showId }),
    setDefaultImage: (stationId, image) => changeStation(stationId, { default_image: image }),
    setLook: (stationId, look) => changeStation(stationId, look),
    async setFeatures(stationId, features, within) {
      const known = directory.byId(stationId)?.features ?? {};
      await db.transaction(async (transaction) => {
        await updateStation(transaction, stationId, { features: JSON.stringify({ ...known, ...features }) });
        await within(transaction);
      });
      await directory.reload(stationId);
    },
    async setLogDays(stationId, days, within) {
      await db.transaction(async (transaction) => {
        await updateStation(transaction, stationId, { log_days: days });
        await within(transaction);
      });
      await directory.reload(stationId);
    },
  };
}

/** @throws stations.slug-taken, stations.slug-former */
async function addRow(transaction: Transaction, row: Parameters<typeof insertStation>[1]): Promise<number> {
  await refuseSlug(transaction, row.slug, null);
  const id = await insertStation(transaction, row);
  await refuseSlug(transaction, row.slug, id);
  return id;
}
