/** A page of a resource list from `api/v1/{resource}/`. */
export interface OffsetPage<Item> {
  readonly meta: { readonly offset: number; readonly total_count: number };
  readonly objects: readonly Item[];
}

/** A page of episodes. Pages count from 1. */
export interface NumberedPage<Item> {
  readonly playlists: readonly Item[];
  readonly total_count: number;
  readonly limit: number;
}

/**
 * Every item of a resource list. The loop loads page after page.
 * @example
 * import { tagOperations } from '@postkit/sdk/schema';
 * for await (const { name } of overOffsets((page) => client.transport.call(tagOperations.list, { query: page }))) console.log(name);
 */
export async function* overOffsets<Item>(
  read: (page: { limit: number; offset: number }) => Promise<OffsetPage<Item>>,
  { limit = 100, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): AsyncGenerator<Item, void, undefined> {
  for (let at = offset; ;) {
    const { meta, objects } = await read({ limit, offset: at });
    yield* objects;
    // A server may return less than the limit. An empty page ends the list, whatever `total_count` says.
    at += objects.length;
    if (objects.length === 0 || at >= meta.total_count) return;
  }
}

/**
 * Every item of a list with numbered pages. The loop loads page after page.
 * @example
 * for await (const { name } of overPages((page) => client.episodes.list({ show_id: 7, ...page }))) console.log(name);
 */
export async function* overPages<Item>(
  read: (page: { limit: number; page: number }) => Promise<NumberedPage<Item>>,
  { limit = 100, page = 1 }: { limit?: number | undefined; page?: number | undefined } = {},
): AsyncGenerator<Item, void, undefined> {
  for (let at = page; ; at += 1) {
    const { playlists, total_count, limit: given } = await read({ limit, page: at });
    yield* playlists;
    if (playlists.length === 0 || at * given >= total_count) return;
  }
}
