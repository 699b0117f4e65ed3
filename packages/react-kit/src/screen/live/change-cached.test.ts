import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { changeCached } from './change-cached.ts';

const stateOf = (queries: QueryClient, key: string) => queries.getQueryState<number>(['pages', key]);

describe('changeCached', () => {
  it('changes what is there, and leaves to be read again what was', async () => {
    const queries = new QueryClient();
    queries.setQueryData(['pages', 'one'], 1, { updatedAt: 1000 });
    queries.setQueryData(['pages', 'two'], 2, { updatedAt: 2000 });
    await queries.invalidateQueries({ queryKey: ['pages', 'two'] });
    changeCached<number>(queries, { queryKey: ['pages'] }, (value) => value * 10);
    expect(stateOf(queries, 'one')).toMatchObject({ data: 10, dataUpdatedAt: 1000, isInvalidated: false });
    expect(stateOf(queries, 'two')).toMatchObject({ data: 20, dataUpdatedAt: 2000, isInvalidated: true });
  });

  it('does not touch what a change leaves as it is, nor what was never read', () => {
    const queries = new QueryClient();
    queries.setQueryData(['pages', 'one'], 1, { updatedAt: 1000 });
    void queries.query({ queryKey: ['pages', 'two'], queryFn: () => new Promise<number>(() => undefined) });
    const before = stateOf(queries, 'one');
    changeCached<number>(queries, { queryKey: ['pages'] }, (value) => value);
    expect(stateOf(queries, 'one')).toBe(before);
    expect(stateOf(queries, 'two')?.data).toBeUndefined();
  });
});
