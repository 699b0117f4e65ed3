import type { Generated, Selectable } from 'kysely';
import type { ProgrammePlanState, ProgrammeSourceKind } from '@postkit/sdk/schema';

export interface ProgrammeTables {
  programmes: {
    id: Generated<number>;
    station_id: number;
    /** Null for a programme that was entered by hand. */
    source_id: number | null;
    /** Id in the source; empty for a programme that was entered by hand. */
    key: Generated<string>;
    name: string;
    description: Generated<string>;
    genre: Generated<string>;
    /** JSON: a list of names. */
    presenters: Generated<string>;
    picture: Generated<string>;
    /** The chosen show; null for the one with the same name. */
    show_id: number | null;
    is_public: Generated<0 | 1>;
    /** JSON: a `ProgrammeRule`. Empty for a programme of a source, or with dates. */
    weekly: Generated<string>;
    version: Generated<number>;
    /** Unix seconds. */
    created_at: number;
  };
  /** Airings, from the past to as far ahead as they are known. */
  programme_times: {
    programme_id: number;
    station_id: number;
    /** Unix milliseconds. */
    start_ms: number;
    end_ms: number;
    /** Name of this airing; empty for the programme's. */
    name: Generated<string>;
  };
  programme_sources: {
    id: Generated<number>;
    station_id: number;
    title: string;
    kind: ProgrammeSourceKind;
    /** Empty for uploads. */
    address: Generated<string>;
    /** Unix seconds. */
    read_at: number | null;
    tried_at: number | null;
    error: Generated<string>;
    /** JSON: a list of sentences. */
    findings: Generated<string>;
    /** Unix seconds. */
    created_at: number;
  };
  programme_plans: {
    id: Generated<number>;
    station_id: number;
    source_id: number;
    state: ProgrammePlanState;
    /** JSON: a list of `ProgrammePlanLine`. */
    lines: string;
    /** JSON: a `PlannedReading`. */
    reading: string;
    /** JSON: a list of `FormerProgramme`, to undo the plan. Empty before it is applied. */
    former: Generated<string>;
    /** Unix seconds. */
    created_at: number;
    applied_at: number | null;
    applied_by: Generated<string>;
  };
  programme_guides: {
    station_id: number;
    /** JSON: a `ProgrammeGuide`. */
    guide: string;
  };
}

export type ProgrammeRow = Selectable<ProgrammeTables['programmes']>;
export type TimeRow = Selectable<ProgrammeTables['programme_times']>;
export type SourceRow = Selectable<ProgrammeTables['programme_sources']>;
export type PlanRow = Selectable<ProgrammeTables['programme_plans']>;
