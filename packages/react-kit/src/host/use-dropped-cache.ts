import type { PostKitClient } from '@postkit/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stationKey } from './station-key.ts';

/** Drops the cached data of a user who has signed out. In a cache that the page shares, its other data stays. */
export function useDroppedCache(client: PostKitClient, queries: QueryClient, isShared: boolean): void {
  useEffect(
    () =>
      client.sessions.onSignedIn(() => {
        if (client.sessions.isSignedIn) return;
        if (!isShared) return queries.clear();
        const [start, { server, user }] = stationKey(client);
        // The session was one for all stations of the server.
        queries.removeQueries({ queryKey: [start, { server, user }] });
      }),
    [client, queries, isShared],
  );
}
