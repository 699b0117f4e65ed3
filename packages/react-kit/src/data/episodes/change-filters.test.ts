import { describe, expect, it } from 'vitest';
import { changeFilters } from './change-filters.ts';

describe('changeFilters', () => {
  const third = { status: 'published', search: '', page: 3 };

  it('returns to the first page when another filter changes', () => {
    expect(changeFilters(third, { status: 'draft' })).toEqual({ status: 'draft', search: '', page: 1 });
    expect(changeFilters(third, { search: 'x' }).page).toBe(1);
  });

  it('keeps the page when no filter changes', () => {
    expect(changeFilters(third, { page: 4 }).page).toBe(4);
    expect(changeFilters(third, { status: 'published' }).page).toBe(3);
  });
});
