import type { CategoryGroup } from '@postkit/sdk/schema';

export function makeCategory(name: string) {
  return { name, resource_uri: `/wxyz/api/v1/category/${encodeURIComponent(name)}/` };
}

/** A group with every field; `categories` by their names. */
export function makeGroup({
  categories = [],
  ...overrides
}: Partial<Omit<CategoryGroup, 'categories'>> & { categories?: string[] } = {}) {
  const id = overrides.id ?? 1;
  const group: CategoryGroup = {
    id,
    key: String(id),
    name: `Group ${id}`,
    color: 'gray',
    category_type: 'other',
    in_episodes: 'keep',
    display_in_player: false,
    allow_sharing: false,
    allow_replaying: false,
    allow_replacing: false,
    allow_inserting: false,
    allow_replacement_skipping: false,
    absorb: '',
    version: 1,
    resource_uri: `/wxyz/api/v1/group/${id}/`,
    ...overrides,
    categories: categories.map(makeCategory),
  };
  return group;
}
