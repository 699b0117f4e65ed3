import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConnectionInput } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { showsQueries } from '../shows/index.ts';
import { destinationsQueries } from './destinations.queries.ts';
import { publishingDestinations } from './publishing-destinations.ts';

/** Refetches the destinations, and the shows that refer to them. */
function useReadDestinationsAgain(): () => Promise<void> {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: destinationsQueries.all(client) }),
      queries.invalidateQueries({ queryKey: showsQueries.all(client) }),
    ]);
  };
}

export interface SaveDestination {
  /** Null creates one. */
  id: number | null;
  fields: ConnectionInput;
}

/** Creates a destination, or saves its changes. */
export function useSaveDestination() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const readAgain = useReadDestinationsAgain();
  return useMutation({
    mutationFn: async ({ id, fields: { type, ...fields } }: SaveDestination) => {
      const destinations = publishingDestinations(client, queries);
      return id === null ? destinations.create({ type, ...fields }) : destinations.update(id, fields);
    },
    onSuccess: readAgain,
  });
}

/** Tests whether the platform of a destination accepts the station's access. */
export function useTestDestination() {
  const { client } = usePostKit();
  return useMutation({ mutationFn: async (id: number) => client.connections.test(id) });
}

/** Deletes a destination with its feed or widget. */
export function useDeleteDestination() {
  const { client } = usePostKit();
  const readAgain = useReadDestinationsAgain();
  return useMutation({
    mutationFn: async (id: number) => client.connections.delete(id),
    onSettled: readAgain,
  });
}
