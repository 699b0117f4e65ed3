import type { LiveEvents } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { StationExportRow } from './station-export-tables.ts';

export interface ExportEvents {
  /** Publishes the percentage of a running export, without a guarantee. */
  progress(station: Station, guid: string, progress: number): void;
  /** Publishes that an export started, ended or was removed, if the transaction commits. */
  changed(
    transaction: Transaction,
    row: Pick<StationExportRow, 'id' | 'station_id'>,
    state: Omit<LiveEvents['station_export_changed'], 'guid'>,
  ): Promise<void>;
}

export function createExportEvents(
  { announce }: Pick<StationContext, 'announce'>,
  accounts: Pick<Accounts, 'stationById'>,
): ExportEvents {
  return {
    progress(station, guid, progress) {
      const message = { guid, status: 'processing', progress } as const;
      void announce(station, 'station_export_changed', message, {
        coalesce: `station_export_changed:${guid}`,
      });
    },
    async changed(transaction, { id, station_id }, state) {
      const station = accounts.stationById(station_id);
      if (station)
        await announce(station, 'station_export_changed', { guid: id, ...state }, { within: transaction });
    },
  };
}
