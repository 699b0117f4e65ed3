import type { LiveEventName } from '@postkit/sdk/schema';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { categoriesQueries } from '../features/categories/index.ts';
import { connectionsQueries } from '../features/connections/index.ts';
import { showsQueries } from '../features/shows/index.ts';
import { slotLinksQueries } from '../features/slot-links/index.ts';
import { tagsQueries } from '../features/tags/index.ts';
import { usePostKit } from '../host/postkit-context.ts';

/** Cached data that screens update by these live events, but only while mounted. */
const changed: readonly (readonly [LiveEventName, QueryKey])[] = [
  ['tag_changed', tagsQueries.all()],
  ['show_changed', tagsQueries.all()],
  ['show_changed', showsQueries.all()],
  ['playlist_changed', showsQueries.all()],
  ['categories_changed', categoriesQueries.all()],
  ['connection_changed', connectionsQueries.all()],
  ['slot_link_changed', slotLinksQueries.all()],
];

/** Marks changed data as stale if no screen shows it, so that the next screen refetches it. */
export function useUnseenChanges(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  useEffect(() => {
    const stops = changed.map(([name, queryKey]) =>
      client.live.on(name, () => void queries.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' })),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, queries]);
}
