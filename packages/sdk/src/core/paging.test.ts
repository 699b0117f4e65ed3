import { describe, expect, it } from 'vitest';
import { overOffsets, overPages } from './paging.ts';
import { respondJson, localServer } from './testing/local-server.ts';
import { tunes } from './testing/operations.ts';
import { createTransport } from './transport.ts';

function tuneList(total: number, atMost: number) {
  return localServer((response, { url }) => {
    const query = new URL(url, 'http://x').searchParams;
    const offset = Number(query.get('offset'));
    const limit = Math.min(Number(query.get('limit')), atMost);
    const ids = Array.from(
      { length: Math.max(0, Math.min(limit, total - offset)) },
      (_, index) => offset + index,
    );
    respondJson(response, {
      meta: { offset, total_count: total },
      objects: ids.map((id) => ({ id, title: `${id}` })),
    });
  });
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('overOffsets', () => {
  it('yields every item once, also if the server returns less than the limit', async () => {
    await using server = await tuneList(23, 5);
    const transport = createTransport({ baseUrl: server.url, station: 'wxyz' });
    const ids: number[] = [];
    for await (const { id } of overOffsets((query) => transport.call(tunes.list, { query }), { limit: 10 }))
      ids.push(id);
    expect(ids).toEqual(Array.from({ length: 23 }, (_, index) => index));
    expect(server.received.map(({ url }) => url.split('?')[1])).toEqual([
      'limit=10&offset=0',
      'limit=10&offset=5',
      'limit=10&offset=10',
      'limit=10&offset=15',
      'limit=10&offset=20',
    ]);
  });

  it('loads no page before the loop needs it', async () => {
    await using server = await tuneList(23, 5);
    const transport = createTransport({ baseUrl: server.url, station: 'wxyz' });
    for await (const { id } of overOffsets((query) => transport.call(tunes.list, { query })))
      if (id === 6) break;
    expect(server.received).toHaveLength(2);
  });

  it('ends on an empty page, even if total_count is higher', async () => {
    const read = async () => ({ meta: { offset: 0, total_count: 10 }, objects: [] });
    expect(await all(overOffsets(read))).toEqual([]);
  });
});

describe('overPages', () => {
  it('counts pages from 1 and ends with the last', async () => {
    const asked: unknown[] = [];
    const items = await all(
      overPages(
        async (page) => {
          asked.push(page);
          return { playlists: page.page < 3 ? ['a', 'b'] : ['c'], total_count: 5, page: page.page, limit: 2 };
        },
        { limit: 2 },
      ),
    );
    expect(items).toEqual(['a', 'b', 'a', 'b', 'c']);
    expect(asked).toEqual([1, 2, 3].map((page) => ({ limit: 2, page })));
  });

  it.each([
    ['with the last full page', 4, 2],
    ['on an empty page, even if total_count is higher', 9, 3],
  ])('ends %s', async (_, total_count, pages) => {
    let read = 0;
    const items = await all(
      overPages(async ({ page, limit }) => {
        read += 1;
        return { playlists: page < 3 ? ['a', 'b'] : [], total_count, limit: Math.min(limit, 2) };
      }),
    );
    expect(items).toEqual(['a', 'b', 'a', 'b']);
    expect(read).toBe(pages);
  });
});
