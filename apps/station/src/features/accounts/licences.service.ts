import type { CompanyLicences, LicenceHolder, LicenceInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Tables } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { type AdminScope, adminScopeOf } from './admin-scope.ts';
import { presentHolder, presentLicences } from './licences.presenter.ts';
import { nameOfUser } from './name-of-user.ts';
import type { StationDirectory } from './station-directory.ts';
import type { Station } from './station.ts';
import { failUser } from './user-errors.ts';
import {
  deleteEntries,
  deleteLastStations,
  type EntryRow,
  findUsers,
  insertLastStations,
  lastStationsOf,
  putEntries,
  updateUser,
  type UserWithEntries,
} from './users.repository.ts';

/**
 * The licences of a company's users at its stations. Only company admins may call, and they hold no licence themselves,
 * so no change takes the access of a company's last admin.
 */
export interface Licences {
  /** @throws access.denied if the caller is not a company admin */
  list(callerId: number): Promise<CompanyLicences>;
  /**
   * Assigns a licence, or changes the one that the user holds. Without effect if the user holds this one.
   * @throws access.denied, resource.absent, licences.company-admin, licences.disabled, users.stale
   */
  assign(callerId: number, slug: string, input: LicenceInput): Promise<LicenceHolder>;
  /** @throws access.denied, licences.company-admin, or resource.absent if the user holds no licence at the station */
  remove(callerId: number, slug: string, userId: number): Promise<void>;
}

export interface LicencesDeps extends Pick<StationContext, 'db' | 'live' | 'announce'> {
  readonly directory: StationDirectory;
}

/** A user and a station of the caller's company, with the user's entry there. */
interface Subject {
  readonly station: Station;
  readonly user: UserWithEntries;
  readonly entry: EntryRow | undefined;
}

export function createLicences({ db, directory, live, announce }: LicencesDeps): Licences {
  async function companyScope(tables: Tables, callerId: number): Promise<AdminScope> {
    const scope = await adminScopeOf(tables, directory, callerId);
    if (!scope.companyAdmin) throw fail('access.denied');
    return scope;
  }

  async function subjectOf(tables: Tables, callerId: number, slug: string, userId: number): Promise<Subject> {
    const { companyId, stations } = await companyScope(tables, callerId);
    const station = directory.bySlug(slug);
    const [user] = await findUsers(tables, { companyId, stationIds: null, userId });
    if (!station || !stations.has(station.id) || !user) throw fail('resource.absent');
    if (user.company_admin === 1) throw failUser('licences.company-admin');
    return { station, user, entry: user.entries.find(({ station_id: id }) => id === station.id) };
  }

  return {
    async list(callerId) {
      const { companyId, stations } = await companyScope(db, callerId);
      return presentLicences([...stations.values()], await findUsers(db, { companyId, stationIds: null }));
    },
    assign: (callerId, slug, { user_id: userId, licence, version }) =>
      db.transaction(async (transaction) => {
        const { station, user, entry } = await subjectOf(transaction, callerId, slug, userId);
        if (user.disabled === 1) throw failUser('licences.disabled');
        if (entry?.licence === licence) return presentHolder(entry);
        if (version !== undefined && version !== user.version) throw failUser('users.stale');
        const last = (await lastStationsOf(transaction, userId)).get(station.id);
        const limited_to_shows = (entry ?? last)?.limited_to_shows ?? 0;
        const assigned = {
          station_id: station.id,
          user_id: userId,
          admin: entry?.admin ?? 0,
          licence,
          limited_to_shows,
        };
        await putEntries(transaction, [assigned]);
        await deleteLastStations(transaction, userId);
        await updateUser(transaction, userId, {});
        await recordLicence(transaction, station.id, user, { licence: entry?.licence }, { licence });
        await announce(station, 'licence_changed', { user_id: userId }, { within: transaction });
        return presentHolder(assigned);
      }),
    remove: (callerId, slug, userId) =>
      db.transaction(async (transaction) => {
        const { station, user, entry } = await subjectOf(transaction, callerId, slug, userId);
        if (!entry) throw fail('resource.absent');
        await deleteEntries(transaction, userId, [station.id]);
        if (user.entries.length === 1) await insertLastStations(transaction, [entry]);
        await updateUser(transaction, userId, {});
        await recordLicence(transaction, station.id, user, { licence: entry.licence }, {});
        await announce(station, 'licence_changed', { user_id: userId }, { within: transaction });
        await live.end(transaction, String(userId));
      }),
  };
}

type LicenceState = { readonly licence?: string | undefined };

async function recordLicence(
  db: Tables,
  stationId: number,
  user: UserWithEntries,
  before: LicenceState,
  after: LicenceState,
): Promise<void> {
  await recordChange(db, {
    kind: 'licence',
    id: user.id,
    name: nameOfUser(user),
    changes: changedFields(before, after),
    stationId,
  });
}
