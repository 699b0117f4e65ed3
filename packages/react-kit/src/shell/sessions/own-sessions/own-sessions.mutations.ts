import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import { usePostKit } from '../../../host/postkit-context.ts';
import { ownSessionsQueries } from './own-sessions.queries.ts';

/** Ends one session by its id, or with null all but the one of this browser. A missing session has ended. */
export function useEndSession() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    async mutationFn(id: string | null) {
      if (id === null) return client.sessions.endOthers();
      return client.sessions.end(id).catch((error: unknown) => {
        if (!isHttpError(error, 404)) throw error;
      });
    },
    onSettled: async () => queries.invalidateQueries({ queryKey: ownSessionsQueries.all(client) }),
  });
}
