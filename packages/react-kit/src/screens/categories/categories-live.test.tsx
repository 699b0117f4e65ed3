import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { makeCategory, makeGroup } from '../../testing/make-group.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { card, holds, listOf, moveByMenu, openCategories } from './testing/open-categories.tsx';

describe('changes by other users', () => {
  it('appear in groups and in new categories from the log', async () => {
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    let isChanged = false;
    openCategories({
      'live.stream': () =>
        new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } }),
      'categories.list': () => listOf([makeGroup({ id: 4, name: isChanged ? 'Words' : 'Talk' })]),
      'settings.get': () => makeSettings({ orphaned_categories: isChanged ? [makeCategory('Met')] : [] }),
    });
    expect(await card('Talk')).toBeDefined();
    isChanged = true;
    await act(() =>
      writer.write(
        new TextEncoder().encode(
          'id: 5\nevent: categories_changed\ndata: {"group_id":4,"change":"updated"}\n\n',
        ),
      ),
    );
    expect(await card('Words')).toBeDefined();
    await holds('Unassigned', ['Met']);
  });

  it('appear even if their live event arrives during the refetch after a move', async () => {
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    const slow = withResolvers<void>();
    const groups = [
      makeGroup({ id: 4, name: 'Talk', categories: ['Talk'] }),
      makeGroup({ id: 7, name: 'News', categories: ['Headlines'] }),
    ];
    let reads = 0;
    const { requests } = openCategories({
      'live.stream': () =>
        new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } }),
      'categories.list': () => {
        reads += 1;
        if (reads === 2) return slow.promise.then(() => listOf(groups));
        return listOf(reads === 1 ? groups : [...groups, makeGroup({ id: 9, name: 'Theirs' })]);
      },
    });
    await moveByMenu('Stray', 'News');
    await waitFor(() => expect(requests('categories.list')).toHaveLength(2));
    await act(() =>
      writer.write(
        new TextEncoder().encode(
          'id: 5\nevent: categories_changed\ndata: {"group_id":9,"change":"created"}\n\n',
        ),
      ),
    );
    slow.resolve();
    expect(await card('Theirs')).toBeDefined();
  });
});
