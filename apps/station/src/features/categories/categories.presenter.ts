import { categoryPath, resourcePath } from '@postkit/sdk/schema';
import type { Category, CategoryGroup } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { CategoryRow, GroupRow } from './category-tables.ts';

export function presentCategory(station: Station, row: CategoryRow): Category {
  return { name: row.name, resource_uri: categoryPath(station.slug, row.name) };
}

export function presentGroup(
  station: Station,
  row: GroupRow,
  categories: readonly CategoryRow[],
): CategoryGroup {
  return {
    id: row.id,
    key: String(row.id),
    name: row.name,
    color: row.color,
    categories: categories.map((category) => presentCategory(station, category)),
    category_type: row.category_type,
    in_episodes: row.in_episodes,
    display_in_player: row.display_in_player === 1,
    allow_sharing: row.allow_sharing === 1,
    allow_replaying: row.allow_replaying === 1,
    allow_replacing: row.allow_replacing === 1,
    allow_inserting: row.allow_inserting === 1,
    allow_replacement_skipping: row.allow_replacement_skipping === 1,
    absorb: row.absorb,
    version: row.version,
    resource_uri: resourcePath(station.slug, 'group', row.id),
  };
}
