import { describe, expect, it } from 'vitest';
import { nextCard } from './next-card.ts';

describe('nextCard', () => {
  const widths = [100, 100, 100, 300];
  const rows = [[0, 1, 2], [3]];

  it('moves sideways through all cards, and up and down to the nearest', () => {
    expect(nextCard(rows, widths, 2, 'ArrowRight')).toBe(3);
    expect(nextCard(rows, widths, 0, 'ArrowLeft')).toBeNull();
    expect(nextCard(rows, widths, 0, 'ArrowDown')).toBe(3);
    expect(nextCard(rows, widths, 3, 'ArrowUp')).toBe(1);
    expect(nextCard(rows, widths, 3, 'ArrowDown')).toBeNull();
    expect(nextCard(rows, widths, 1, 'ArrowLeft')).toBe(0);
    expect(nextCard(rows, widths, 3, 'ArrowRight')).toBeNull();
    expect(nextCard(rows, widths, 3, 'Home')).toBe(0);
    expect(nextCard(rows, widths, 0, 'Home')).toBeNull();
    expect(nextCard(rows, widths, 0, 'End')).toBe(3);
    expect(nextCard(rows, widths, 3, 'End')).toBeNull();
    expect(nextCard(rows, widths, 0, 'a')).toBeNull();
    expect(nextCard(rows, widths, 9, 'Home')).toBeNull();
  });
});
