import { describe, expect, it } from 'vitest';
import { firstFilters, validShowId } from './show-details.model.ts';

describe('firstFilters', () => {
  it('EPLIST-102 defaults to published episodes', () => {
    expect(firstFilters).toEqual({ status: 'published', search: '', date: null, page: 1 });
  });
});

describe('validShowId', () => {
  it('accepts positive whole numbers only', () => {
    expect([4, 0, -1, 1.5, Number.NaN].map(validShowId)).toEqual([4, null, null, null, null]);
  });
});
