import type { Generated, Selectable } from 'kysely';
import type { CategoryGroup, LabelColor } from '@postkit/sdk/schema';

export interface CategoryTables {
  category_groups: {
    id: Generated<number>;
    station_id: number;
    name: string;
    name_key: string;
    color: LabelColor;
    category_type: CategoryGroup['category_type'];
    in_episodes: CategoryGroup['in_episodes'];
    display_in_player: number;
    allow_sharing: number;
    allow_replaying: number;
    allow_replacing: number;
    allow_inserting: number;
    allow_replacement_skipping: number;
    absorb: string;
    version: Generated<number>;
  };
  categories: {
    id: Generated<number>;
    station_id: number;
    name: string;
    name_key: string;
    /** Null: in no group. */
    group_id: number | null;
    position: number;
  };
}

export type GroupRow = Selectable<CategoryTables['category_groups']>;
export type CategoryRow = Selectable<CategoryTables['categories']>;
