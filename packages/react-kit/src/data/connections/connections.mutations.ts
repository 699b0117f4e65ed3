import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConnectionInput } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { showsQueries } from '../shows/index.ts';
import { connectionsQueries } from './connections.queries.ts';
import { publishingConnections } from './publishing-connections.ts';

/** Refetches the destinations, and the shows that refer to them. */
function useReadConnectionsAgain(): () => Promise<void> {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: connectionsQueries.all(client) }),
      queries.invalidateQueries({ queryKey: showsQueries.all(client) }),
    ]);
  };
}

export interface SaveConnection {
  /** Null creates one. */
  id: number | null;
  fields: ConnectionInput;
}

/** Creates a destination, or saves its changes. */
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

/** Tests whether the platform of a destination accepts the station's access. */
export function useTestConnection() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (id: number) => client.connections.test(id) });
}

/** Deletes a destination with its feed or widget. */
export function useDeleteConnection() {
  const { client } = usePostKit();
  const readAgain = useReadConnectionsAgain();
  return useMutation({
    mutationFn: async (id: number) => client.connections.delete(id),
    onSettled: readAgain,
  });
}
