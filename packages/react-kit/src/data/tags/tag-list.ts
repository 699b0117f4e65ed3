import type { Tag, TagUsage } from '@postkit/sdk/schema';

const byName = new Intl.Collator(undefined, { sensitivity: 'accent' });

/** Sorts by name, ignoring case, with accented letters next to plain ones. */
export function sortTags(tags: readonly Tag[]): Tag[] {
  return tags.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
}

/** Tags whose names contain the typed text, ignoring case. */
export function findTags(tags: readonly Tag[], typed: string): Tag[] {
  const query = typed.trim().toLocaleLowerCase();
  return tags.filter((tag) => tag.name.toLocaleLowerCase().includes(query));
}

/** Adds a saved tag to a list, or replaces its older version, and keeps the order. */
export function withTag(tags: readonly Tag[], saved: Tag): Tag[] {
  return sortTags([...tags.filter((tag) => tag.id !== saved.id), saved]);
}

export type UsageByTag = ReadonlyMap<Tag['id'], Pick<TagUsage, 'shows' | 'episodes'>>;

export function usageByTag(usage: readonly TagUsage[]): UsageByTag {
  return new Map(usage.map((one) => [one.tag_id, one]));
}
