import { describe, expect, it } from 'vitest';
import { nextIndex } from './virtual-list.model.ts';

const list = { count: 100, columns: 1, page: 10, isHorizontal: false };
const grid = { ...list, columns: 4 };

describe('nextIndex', () => {
  it('moves along a vertical list and stops at its ends', () => {
    expect(nextIndex({ ...list, key: 'ArrowDown', index: 0 })).toBe(1);
    expect(nextIndex({ ...list, key: 'ArrowUp', index: 0 })).toBeUndefined();
    expect(nextIndex({ ...list, key: 'ArrowDown', index: 99 })).toBeUndefined();
    expect(nextIndex({ ...list, key: 'ArrowRight', index: 5 })).toBeUndefined();
  });

  it('moves along a horizontal list', () => {
    expect(nextIndex({ ...list, isHorizontal: true, key: 'ArrowRight', index: 5 })).toBe(6);
    expect(nextIndex({ ...list, isHorizontal: true, key: 'ArrowDown', index: 5 })).toBeUndefined();
  });

  it('moves through a grid by rows and columns', () => {
    expect(nextIndex({ ...grid, key: 'ArrowDown', index: 5 })).toBe(9);
    expect(nextIndex({ ...grid, key: 'ArrowRight', index: 5 })).toBe(6);
    expect(nextIndex({ ...grid, key: 'ArrowDown', index: 98 })).toBeUndefined();
  });

  it('moves by pages and to the ends', () => {
    expect(nextIndex({ ...list, key: 'PageDown', index: 95 })).toBe(99);
    expect(nextIndex({ ...list, key: 'PageUp', index: 5 })).toBe(0);
    expect(nextIndex({ ...list, key: 'End', index: 5 })).toBe(99);
    expect(nextIndex({ ...list, key: 'Home', index: 5 })).toBe(0);
    expect(nextIndex({ ...list, key: 'Home', index: 0 })).toBeUndefined();
    expect(nextIndex({ ...list, count: 0, key: 'End', index: 0 })).toBeUndefined();
    expect(nextIndex({ ...list, key: 'a', index: 5 })).toBeUndefined();
  });
});
