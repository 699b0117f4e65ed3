import type { Selectable } from 'kysely';

export interface LeaseTables {
  /** The recorder processes, where several share the database; those that have ended are removed by the others. */
  recorders: { peer: string };
  /** Which recorder records a station's log; the row stays when none does. */
  recording_leases: {
    station_id: number;
    /** Null if no recorder holds it. */
    peer: string | null;
    /** Rises with each claim. A recorder whose term is over can no longer commit. */
    term: number;
    /** Revision of the settings that are in effect; -1 before the first. */
    applied: number;
    /** JSON: the state of the recording. */
    recording: string;
    /** Rises over all rows with each change, so that readers load only the changed ones. */
    version: number;
  };
}

export type LeaseRow = Selectable<LeaseTables['recording_leases']>;
