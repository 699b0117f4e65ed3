import type { Generated } from 'kysely';

export interface TagTables {
  tags: {
    id: Generated<number>;
    station_id: number;
    name: string;
    /** The name for comparing and sorting: folded by Unicode, unlike SQLite's own collation. */
    name_key: string;
  };
}
