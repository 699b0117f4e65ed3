import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { FeedFilter } from '@postkit/sdk/schema';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

export const destinationsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'connections'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...destinationsQueries.all(client), 'list'] as const,
      queryFn: async ({ signal }) => (await client.connections.list({ signal })).objects,
    }),
  one: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...destinationsQueries.all(client), id] as const,
      queryFn: async ({ signal }) => client.connections.get(id, { signal }),
    }),
  /** Of the account that the user authorized last; loaded again whenever the window's status changes. */
  facebookPages: (
    client: PostKitClient,
    { station, guid, status }: { station: string; guid: string; status: string },
  ) =>
    queryOptions({
      queryKey: [...stationKey(client), 'facebook-pages', station, guid, status] as const,
      queryFn: async ({ signal }) =>
        readFacebookPages(await client.connections.facebookPages(station, { signal })),
    }),
  /** How many episodes a feed would list with a filter. */
  feedCount: (
    client: PostKitClient,
    id: number,
    { filter, allShows }: { filter: FeedFilter; allShows: boolean },
  ) =>
    queryOptions({
      queryKey: [...stationKey(client), 'feed-count', id, filter, allShows] as const,
      queryFn: async ({ signal }) => client.feeds.count(id, filter, { allShows, signal }),
    }),
  spreakerShows: (client: PostKitClient, guid: string) =>
    queryOptions({
      queryKey: [...stationKey(client), 'spreaker-shows', guid] as const,
      queryFn: async ({ signal }) => client.connections.spreakerShows(guid, { signal }),
    }),
};

/** All destinations of the station, updated by live events. */
export function useDestinations({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const refetch = () => void queries.invalidateQueries({ queryKey: destinationsQueries.all(client) });
  useLive('connection_changed', refetch);
  useLive('reset', refetch);
  return useQuery({ ...destinationsQueries.list(client), enabled });
}

/** A provisional feed, which no list contains; undefined without one, and before it is loaded. */
export function useProvisionalDestination(id: number | null) {
  const { client } = usePostKit();
  return useQuery({ ...destinationsQueries.one(client, id ?? 0), enabled: id !== null }).data;
}

/** A page that the user may post to. */
interface FacebookPage {
  id: string;
  title: string;
  /** Used in place of the page's token until the station saves the destination. */
  token: string;
}

/** The pages in the HTML select of the station; its "Select a page" is no page. */
function readFacebookPages(html: string): FacebookPage[] {
  const options = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('option')];
  return options.flatMap(({ id, value, text }) =>
    text === 'Select a page' ? [] : { id, title: text, token: value },
  );
}
