import { describe, expect, it } from 'vitest';
import { firstFilters, readFilters, writeFilters } from './episodes.model.ts';

describe('readFilters', () => {
  it('reads the filters that writeFilters wrote', () => {
    const filters = { status: 'draft', showId: 4, search: 'Tide & 100%', page: 3 } as const;
    expect(readFilters(writeFilters(filters).toString())).toEqual(filters);
  });

  it('defaults to the first page of published episodes of all shows', () => {
    expect(readFilters('')).toEqual({ status: 'published', showId: null, search: '', page: 1 });
    expect(writeFilters(firstFilters).toString()).toBe('');
  });

  it.each(['status=gone', 'show=x', 'show=-4', 'page=0', 'page=1.5', 'page=1e99'])('ignores %s', (query) => {
    expect(readFilters(query)).toEqual(firstFilters);
  });

  it('truncates a search to the length that the station accepts', () => {
    expect(readFilters(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
  });
});
