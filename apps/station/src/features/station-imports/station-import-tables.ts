import type { Selectable } from 'kysely';
import type { StationImport } from '@postkit/sdk/schema';

export interface StationImportTables {
  station_imports: {
    /** UUID. */
    id: string;
    station_id: number;
    user_id: number;
    status: StationImport['status'];
    /** 0 to 100. */
    progress: number;
    /** Size of the zip. */
    bytes: number;
    /** Bytes of it that have arrived. */
    received: number;
    /** JSON: the wire's `plan`; empty until the zip was checked. */
    plan: string;
    /** JSON: how far the import is, and the ids that it assigned; empty until it starts. */
    state: string;
    error: string;
    /** Unix seconds. */
    created_at: number;
    ended_at: number | null;
  };
}

export type StationImportRow = Selectable<StationImportTables['station_imports']>;
