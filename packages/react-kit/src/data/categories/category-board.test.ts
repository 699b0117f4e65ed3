import { describe, expect, it } from 'vitest';
import { makeCategory, makeGroup } from '../../testing/make-group.ts';
import { type CategoryBoard, categoryBoard, moveCategory, placeOf } from './category-board.ts';

const board = categoryBoard(
  [
    makeGroup({ id: 2, name: 'talk', categories: ['Talk', 'Interview'] }),
    makeGroup({ id: 1, name: 'News', categories: ['Headlines'] }),
  ],
  [makeCategory('Stray'), makeCategory('Lost')],
);

function names({ groups, unassigned }: CategoryBoard) {
  const lists = groups.map(({ name, categories }) => [name, categories.map((category) => category.name)]);
  return Object.fromEntries([...lists, ['Unassigned', unassigned.map(({ name }) => name)]]);
}

describe('categoryBoard', () => {
  it('CATS-006 lists the orphaned categories of the settings as unassigned, next to the groups by name', () => {
    expect(board.groups.map(({ name }) => name)).toEqual(['News', 'talk']);
    expect(board.unassigned.map(({ name }) => name)).toEqual(['Stray', 'Lost']);
  });
});

describe('moveCategory', () => {
  it('moves a category from its group to the end of another', () => {
    expect(names(moveCategory(board, 'Talk', { group: 1 }))).toEqual({
      News: ['Headlines', 'Talk'],
      talk: ['Interview'],
      Unassigned: ['Stray', 'Lost'],
    });
    expect(names(moveCategory(board, 'Stray', { group: 2 }))).toEqual({
      News: ['Headlines'],
      talk: ['Talk', 'Interview', 'Stray'],
      Unassigned: ['Lost'],
    });
  });

  it('moves it back to its former position, also among the unassigned', () => {
    for (const name of ['Talk', 'Lost', 'Stray']) {
      const before = placeOf(board, name)!;
      const moved = moveCategory(board, name, { group: 1, index: 0 });
      expect(placeOf(moved, name)).toEqual({ group: 1, index: 0 });
      expect(moveCategory(moved, name, before)).toEqual(board);
    }
  });

  it('leaves the board unchanged if the category or the group is missing', () => {
    expect(moveCategory(board, 'Nothing', { group: 1 })).toBe(board);
    expect(moveCategory(board, 'Talk', { group: 99 })).toBe(board);
    expect(placeOf(board, 'Nothing')).toBeNull();
  });
});
