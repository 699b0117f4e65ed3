import type { Generated } from 'kysely';

export interface TagTables {
  tags: {
    id: Generated<number>;
    station_id: number;
    name: string;
    /** The name as it is compared and sorted: folded by Unicode, which SQLite's own collation is not. */
    name_key: string;
  };
}
