import { describe, expect, it } from 'vitest';
import { adItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { noSelection, selectedItems, selectMany, selectOne, selectRange, toggleOne } from './selection.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => adItem('Ad', id));
const chosen = (selection: Parameters<typeof selectedItems>[1]) =>
  selectedItems(items, selection).map(({ timelineId }) => timelineId);

describe('selectRange', () => {
  it('extends from the anchor in both directions', () => {
    const from = selectOne('b');
    const onward = selectRange(from, items, 'd');
    expect(chosen(onward)).toEqual(['b', 'c', 'd']);
    expect(chosen(selectRange(onward, items, 'a'))).toEqual(['a', 'b']);
  });

  it('is one item if nothing was selected, or the anchor was removed', () => {
    expect(chosen(selectRange(noSelection, items, 'c'))).toEqual(['c']);
    expect(chosen(selectRange(selectOne('gone'), items, 'c'))).toEqual(['c']);
  });
});

describe('toggleOne', () => {
  it('adds or removes an item and makes it the anchor', () => {
    const two = toggleOne(selectOne('a'), 'c');
    expect(chosen(two)).toEqual(['a', 'c']);
    expect(chosen(toggleOne(two, 'a'))).toEqual(['c']);
    expect(chosen(selectRange(two, items, 'd'))).toEqual(['c', 'd']);
  });
});

describe('selectMany', () => {
  it('makes the last item active', () => {
    expect(selectMany(['b', 'c'])).toMatchObject({ activeId: 'c', anchorId: 'b' });
  });
});
