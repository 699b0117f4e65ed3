import type { Tag, TagUsage } from '@postkit/sdk/schema';

const byName = new Intl.Collator(undefined, { sensitivity: 'accent' });

/** By name, ignoring case; accents sort beside their letter. */
export function sortTags(tags: readonly Tag[]): Tag[] {
  return tags.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
}

/** Tags whose names hold what somebody typed, in any case. */
export function findTags(tags: readonly Tag[], typed: string): Tag[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return tags.filter((tag) => tag.name.toLocaleLowerCase().includes(wanted));
}

/** Puts a tag that was saved into a list, in the place of the one it was. */
export function withTag(tags: readonly Tag[], saved: Tag): Tag[] {
  return sortTags([...tags.filter((tag) => tag.id !== saved.id), saved]);
}

export type UsageByTag = ReadonlyMap<Tag['id'], Pick<TagUsage, 'shows' | 'episodes'>>;

export function usageByTag(usage: readonly TagUsage[]): UsageByTag {
  return new Map(usage.map((one) => [one.tag_id, one]));
}
