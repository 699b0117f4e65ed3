import { describe, expect, it } from 'vitest';
import { makeCategory, makeGroup } from '../../../testing/make-group.ts';
import { english } from '../../../words/catalogue.ts';
import { categoryChoices } from './category-choices.model.ts';

describe('categoryChoices', () => {
  const groups = [
    makeGroup({ id: 4, name: 'Speech', color: 'color-e', categories: ['News', 'Talk'] }),
    makeGroup({ id: 5, categories: [] }),
  ];

  it('lists the categories by group with their colours, without empty groups', () => {
    expect(categoryChoices(groups, [], ['News'], english)).toEqual([
      {
        id: '4',
        title: 'Speech',
        categories: [
          { name: 'News', color: 'e' },
          { name: 'Talk', color: 'e' },
        ],
      },
    ]);
    expect(categoryChoices([], [], [], english)).toEqual([]);
  });

  it('lists categories without a group, and chosen ones that are gone, so that users can remove them', () => {
    const choices = categoryChoices(
      groups,
      [makeCategory('Weather')],
      ['Weather', 'Talk', 'Jingles'],
      english,
    );
    expect(choices.map(({ id, categories }) => [id, categories.map(({ name }) => name)])).toEqual([
      ['4', ['News', 'Talk']],
      ['unassigned', ['Weather']],
      ['gone', ['Jingles']],
    ]);
  });
});
