import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeCached } from './change-cached.ts';

const stateOf = (queries: QueryClient, key: string) => queries.getQueryState<number>(['pages', key]);

describe('changeCached', () => {
  it('changes cached data, and keeps stale queries stale', async () => {
    const queries = new QueryClient();
    queries.setQueryData(['pages', 'one'], 1, { updatedAt: 1000 });
    queries.setQueryData(['pages', 'two'], 2, { updatedAt: 2000 });
    await queries.invalidateQueries({ queryKey: ['pages', 'two'] });
    changeCached<number>(queries, { queryKey: ['pages'] }, (value) => value * 10);
    expect(stateOf(queries, 'one')).toMatchObject({ data: 10, dataUpdatedAt: 1000, isInvalidated: false });
    expect(stateOf(queries, 'two')).toMatchObject({ data: 20, dataUpdatedAt: 2000, isInvalidated: true });
  });

  it('does not touch unchanged data, nor queries without data', () => {
    const queries = new QueryClient();
    queries.setQueryData(['pages', 'one'], 1, { updatedAt: 1000 });
    void queries.query({ queryKey: ['pages', 'two'], queryFn: () => new Promise<number>(() => undefined) });
    const before = stateOf(queries, 'one');
    changeCached<number>(queries, { queryKey: ['pages'] }, (value) => value);
    expect(stateOf(queries, 'one')).toBe(before);
    expect(stateOf(queries, 'two')?.data).toBeUndefined();
  });
});
