import type { ConnectionInput } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { showsQueries } from '../shows/index.ts';
import { connectionsQueries } from './connections.queries.ts';
import { publishingConnections } from './publishing-connections.ts';

/** Reads the destinations again, and the shows that name theirs. */
function useReadConnectionsAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: connectionsQueries.all() }),
      queries.invalidateQueries({ queryKey: showsQueries.all() }),
    ]);
  };
}

export interface SaveConnection {
  /** Null makes a new one. */
  id: number | null;
  fields: ConnectionInput;
}

/** Stores a destination, or what changed of it. */
export function useSaveConnection() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const readAgain = useReadConnectionsAgain();
  return useMutation({
    mutationFn: async ({ id, fields: { type, ...fields } }: SaveConnection) => {
      const connections = publishingConnections(client, queries);
      return id === null ? connections.create({ type, ...fields }) : connections.update(id, fields);
    },
    onSuccess: readAgain,
  });
}

/** Deletes a destination; its feed or widget ends. */
export function useDeleteConnection() {
  const { client } = usePostKit();
  const readAgain = useReadConnectionsAgain();
  return useMutation({ mutationFn: async (id: number) => client.connections.delete(id), onSettled: readAgain });
}
