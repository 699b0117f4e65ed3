/** A resource list, as `api/v1/{resource}/` answers it. */
export interface OffsetPage<Item> {
  readonly meta: { readonly offset: number; readonly total_count: number };
  readonly objects: readonly Item[];
}

/** A page of episodes, as the named `.json` calls answer it; pages count from 1. */
export interface NumberedPage<Item> {
  readonly playlists: readonly Item[];
  readonly total_count: number;
  readonly limit: number;
}

/**
 * Every item of a resource list, read page by page as they are asked for.
 * @example for await (const tag of overOffsets((page) => transport.call(tags.list, { query: page }))) …
 */
export async function* overOffsets<Item>(
  read: (page: { limit: number; offset: number }) => Promise<OffsetPage<Item>>,
  { limit = 100, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): AsyncGenerator<Item, void, undefined> {
  for (let at = offset; ;) {
    const { meta, objects } = await read({ limit, offset: at });
    yield* objects;
    // By what came, not by what was asked for: a server may give less at a time. Nothing at all ends it, whatever is promised.
    at += objects.length;
    if (objects.length === 0 || at >= meta.total_count) return;
  }
}

/** Every item of a list of numbered pages, read page by page as they are asked for. */
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
