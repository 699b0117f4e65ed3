import { describe, expect, it } from 'vitest';
import type { Tag } from '@postkit/sdk/schema';
import { findTags, sortTags, usageByTag, withTag } from './tag-list.ts';

const tags = (...names: string[]): Tag[] =>
  names.map((name, index) => ({
    id: index + 1,
    name,
    resource_uri: `/wxyz/api/v1/playlistcategory/${index + 1}/`,
  }));
const namesOf = (list: readonly Tag[]) => list.map(({ name }) => name);

describe('sortTags', () => {
  it('TAGS-012 WIZ-092 sorts by name, ignoring case, with accented letters next to plain ones', () => {
    expect(
      namesOf(sortTags(tags('zebra', 'Apple', 'éclair', 'banana', 'Zulu', 'apple pie', 'Émile', 'Fox'))),
    ).toEqual(['Apple', 'apple pie', 'banana', 'éclair', 'Émile', 'Fox', 'zebra', 'Zulu']);
  });
});

describe('withTag', () => {
  it('TAGS-012 WIZ-092 keeps the order when a tag is added or renamed', () => {
    const list = sortTags(tags('banana', 'cherry'));
    const [added] = tags('Apple');
    expect(namesOf(withTag(list, { ...added!, id: 9 }))).toEqual(['Apple', 'banana', 'cherry']);
    expect(namesOf(withTag(list, { ...list[0]!, name: 'Date' }))).toEqual(['cherry', 'Date']);
  });
});

describe('findTags', () => {
  it('finds parts of names in any case, and returns all tags for an empty text', () => {
    const list = tags('Sport', 'Transport', 'News');
    expect(namesOf(findTags(list, ' SPORT '))).toEqual(['Sport', 'Transport']);
    expect(findTags(list, '  ')).toEqual(list);
  });
});

describe('usageByTag', () => {
  it('maps each tag to its usage', () => {
    const usage = usageByTag([{ tag_id: 4, shows: 1, episodes: 12 }]);
    expect(usage.get(4)).toMatchObject({ shows: 1, episodes: 12 });
    expect(usage.get(5)).toBeUndefined();
  });
});
