import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import type { LiveEventName } from '@postkit/sdk/schema';
import { categoriesQueries } from '../data/categories/index.ts';
import { destinationsQueries } from '../data/destinations/index.ts';
import { showsQueries } from '../data/shows/index.ts';
import { slotLinksQueries } from '../data/slot-links/index.ts';
import { tagsQueries } from '../data/tags/index.ts';
import { usePostKit } from '../host/postkit-context.ts';

/** Cached data that screens update by these live events, but only while mounted. */
const changed: readonly (readonly [LiveEventName, { all: (client: PostKitClient) => readonly unknown[] }])[] =
  [
    ['tag_changed', tagsQueries],
    ['show_changed', tagsQueries],
    ['show_changed', showsQueries],
    ['playlist_changed', showsQueries],
    ['categories_changed', categoriesQueries],
    ['connection_changed', destinationsQueries],
    ['slot_link_changed', slotLinksQueries],
  ];

/** Marks changed data as stale if no screen shows it, so that the next screen refetches it. */
export function useUnseenChanges(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  useEffect(() => {
    const stops = changed.map(([name, data]) =>
      client.live.on(
        name,
        () =>
          void queries.invalidateQueries({
            queryKey: data.all(client),
            type: 'inactive',
            refetchType: 'none',
          }),
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, queries]);
}
