import { useQueryClient } from '@tanstack/react-query';
import type { Connection } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { destinationTypeName } from './destination-names.ts';
import { destinationsQueries } from './destinations.queries.ts';

/** Finds the station's destination for a type of video, and creates it for the first one. Null if it is switched off. */
export function useVideoDestination() {
  const catalogue = useCatalogue();
  const { client } = usePostKit();
  const queries = useQueryClient();

  return async (type: 'v_download' | 'v_advanced'): Promise<Connection | null> => {
    const all = await queries.query({ ...destinationsQueries.list(client), staleTime: 0 });
    const own = all.filter((destination) => destination.type === type);
    if (own.length > 0) return own.find((destination) => destination.status) ?? null;
    const made = await client.connections.create({
      type,
      title: destinationTypeName(type, catalogue),
      default_on_post: false,
    });
    void queries.invalidateQueries({ queryKey: destinationsQueries.all(client) });
    return made;
  };
}
