import { useQueryClient } from '@tanstack/react-query';
import type { Connection } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { connectionsQueries } from './connections.queries.ts';
import { destinationTypeName } from './destination-names.ts';

/** Finds the station's destination for a type of video, and creates it for the first one. Null if it is switched off. */
export function useVideoConnection() {
  const catalogue = useCatalogue();
  const { client } = usePostKit();
  const queries = useQueryClient();

  return async (type: 'v_download' | 'v_advanced'): Promise<Connection | null> => {
    const all = await queries.query({ ...connectionsQueries.list(client), staleTime: 0 });
    const own = all.filter((connection) => connection.type === type);
    if (own.length > 0) return own.find((connection) => connection.status) ?? null;
    const made = await client.connections.create({
      type,
      title: destinationTypeName(type, catalogue),
      default_on_post: false,
    });
    void queries.invalidateQueries({ queryKey: connectionsQueries.all(client) });
    return made;
  };
}
