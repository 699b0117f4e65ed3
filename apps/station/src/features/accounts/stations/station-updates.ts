import type { CompanyStation, CompanyStationUpdate } from '@postkit/sdk/schema';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { StationRow } from '../account-tables.ts';
import { updateStation } from '../accounts.repository.ts';
import { toStation } from '../station.ts';
import { companyOf, type CompanyCaller } from './company-of.ts';
import type { CompanyStationDeps } from './company-station-deps.ts';
import { type ChangeableFields, changeableFields } from './company-stations.presenter.ts';
import { endStreamsAt } from './end-streams-at.ts';
import { remainingStation } from './remaining-station.ts';
import { failStation } from './station-errors.ts';
import { checkedFields } from './station-fields.ts';
import { stationNameOf } from './station-name.ts';

/** Changes the given fields of a station; a request that changes nothing succeeds whatever its version. */
export function createStationUpdates(
  { db, directory, live, announce, stationChanges }: CompanyStationDeps,
  get: (caller: CompanyCaller, id: number) => Promise<CompanyStation>,
) {
  async function save(
    transaction: Transaction,
    row: StationRow,
    { version, ...given }: CompanyStationUpdate,
  ): Promise<boolean> {
    const before = changeableFields(row);
    const after: ChangeableFields = { ...before, ...definedOf(given) };
    const changes = changedFields(before, after);
    const isNamed = row.needs_name === 1 && given.title !== undefined;
    if (changes.length === 0 && !isNamed) return false;
    if (version !== undefined && version !== row.version) throw failStation('stations.stale');
    const { slug, timezone, ...fields } = after;
    await stationChanges.writeStationChange(
      transaction,
      toStation(row, directory.byId(row.id)?.formerSlugs),
      { slug, timezone },
    );
    const name =
      after.title === row.title ? row.name : await stationNameOf(transaction, { ...after, id: row.id });
    const former =
      name === row.name
        ? row.former_names
        : JSON.stringify([row.name, ...(JSON.parse(row.former_names) as string[])]);
    const named = isNamed ? { needs_name: 0 } : {};
    await updateStation(transaction, row.id, { ...fields, name, former_names: former, ...named });
    await recordChange(transaction, {
      kind: 'station',
      action: 'changed',
      id: row.id,
      name: after.title,
      changes,
      stationId: row.id,
    });
    // Open pages connect again to the channel of the new name.
    if (name !== row.name) await endStreamsAt(transaction, live, row);
    return true;
  }

  return async (caller: CompanyCaller, id: number, change: CompanyStationUpdate): Promise<CompanyStation> => {
    const given = checkedFields(change);
    const isChanged = await db.transaction(async (transaction) =>
      save(transaction, await remainingStation(transaction, await companyOf(transaction, caller), id), given),
    );
    if (isChanged) {
      await directory.reload(id);
      const station = directory.byId(id);
      // After the station is reloaded, so that a browser that refetches gets the new values.
      if (station) await announce(station, 'look_changed', { accent: station.accent, logo: station.logo });
    }
    return get(caller, id);
  };
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function definedOf<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
