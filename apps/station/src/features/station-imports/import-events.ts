import type { LiveEvents } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts } from '../accounts/index.ts';
import type { StationImportRow } from './station-import-tables.ts';

type Change = Omit<LiveEvents['station_import_changed'], 'guid'>;

export interface ImportEvents {
  /** Publishes the progress of a state, without a guarantee. */
  progress(row: Pick<StationImportRow, 'id' | 'station_id'>, change: Change): void;
  /** Publishes another state, if the transaction commits. */
  changed(
    transaction: Transaction,
    row: Pick<StationImportRow, 'id' | 'station_id'>,
    change: Change,
  ): Promise<void>;
}

export function createImportEvents(
  { announce }: Pick<StationContext, 'announce'>,
  accounts: Pick<Accounts, 'stationById'>,
): ImportEvents {
  return {
    progress({ id: guid, station_id }, change) {
      const station = accounts.stationById(station_id);
      const coalesce = `station_import_changed:${guid}`;
      if (station) void announce(station, 'station_import_changed', { guid, ...change }, { coalesce });
    },
    async changed(transaction, { id: guid, station_id }, change) {
      const station = accounts.stationById(station_id);
      if (station)
        await announce(station, 'station_import_changed', { guid, ...change }, { within: transaction });
    },
  };
}
