import type { QueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import { settingsQueries } from '../../host/settings/settings.queries.ts';

type Calls = Pick<PostKitClient['connections'], 'create' | 'update' | 'get' | 'delete'>;

/**
 * The calls of destinations. A feed that was added or edited is rewritten in the background; a failure
 * is only logged, because the feed stays available as it was.
 */
export function publishingDestinations(client: PostKitClient, queries: QueryClient): Calls {
  const { connections: destinations, feeds } = client;

  function written(saved: Connection): Connection {
    if (saved.type === 'rss') void publish(saved.id);
    return saved;
  }

  async function publish(id: number): Promise<void> {
    try {
      const { settings } = await queries.query(settingsQueries.current(client));
      await feeds.publish([id], settings);
    } catch (error) {
      console.error('[postkit] A feed could not be written again', error);
    }
  }

  return {
    create: async (...given) => written(await destinations.create(...given)),
    update: async (...given) => written(await destinations.update(...given)),
    get: async (...given) => destinations.get(...given),
    delete: async (...given) => destinations.delete(...given),
  };
}
