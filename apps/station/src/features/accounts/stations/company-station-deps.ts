import type { ExportOfStation } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import type { StationChanges } from '../station-changes.ts';
import type { StationDirectory } from '../station-directory.ts';

/** Parts of other features that a station has. */
export interface StationOutside {
  /** The newest export of each of these stations that has one. */
  newestExports(db: Tables, stationIds: readonly number[]): Promise<ReadonlyMap<number, ExportOfStation>>;
  /** Turns the log of a station off; its recorder then stops. */
  switchOffLog(transaction: Transaction, stationId: number): Promise<void>;
}

export interface CompanyStationDeps extends Pick<StationContext, 'db' | 'clock' | 'announce'> {
  readonly live: Pick<StationContext['live'], 'end'>;
  readonly directory: StationDirectory;
  readonly outside: StationOutside;
  readonly stationChanges: Pick<StationChanges, 'writeStationChange'>;
  /** Bytes of a station without a quota of its own; null without a limit. */
  readonly stationQuotaBytes: number | null;
}
