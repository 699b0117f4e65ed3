import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePostKit } from './postkit-context.ts';
import { stationKey } from './station-key.ts';

export interface SessionEndProps {
  /** Whether the page shares its cache, whose other data then stays. */
  isShared: boolean;
}

/** Drops the cached data of a user whose session has ended, and reports the end to the host. For clients with tokens. */
export function SessionEnd({ isShared }: SessionEndProps) {
  const { client, emit } = usePostKit();
  const queries = useQueryClient();
  useEffect(
    () =>
      client.sessions.onSignedIn(() => {
        if (client.sessions.isSignedIn) return;
        const [start, { server, station = '', user }] = stationKey(client);
        // The session was one for all stations of the server.
        if (isShared) queries.removeQueries({ queryKey: [start, { server, user }] });
        else queries.clear();
        emit('onSignedOut', { station });
      }),
    [client, queries, isShared, emit],
  );
  return null;
}
