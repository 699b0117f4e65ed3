import { queryOptions } from '@tanstack/react-query';
import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { stationKey } from '../../host/station-key.ts';

/** Without any live event, outlooks and figures are at most this old. */
const everyMs = 60_000;
/** The user's newest drafts, which are read with their content. */
const mostOwnDrafts = 3;

export const todayQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'today'] as const,
  day: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...todayQueries.all(client), 'day'] as const,
      queryFn: ({ signal }) => client.today.get({ signal }),
      refetchInterval: everyMs,
    }),
  firstDays: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...todayQueries.all(client), 'first-days'] as const,
      queryFn: ({ signal }) => client.analytics.firstDays({ signal }),
      refetchInterval: everyMs,
    }),
  /** The user's unsaved work, latest change first. */
  ownDrafts: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...todayQueries.all(client), 'drafts'] as const,
      queryFn: async ({ signal }) => {
        const known = (await client.drafts.list({ signal })).slice(0, mostOwnDrafts);
        const drafts = await Promise.all(
          known.map(async ({ key }) =>
            // Another browser may end a draft between the two calls.
            client.drafts.get(key, { signal }).catch((error: unknown) => {
              if (isHttpError(error, 404)) return null;
              throw error;
            }),
          ),
        );
        return drafts.filter((draft) => draft !== null);
      },
    }),
};
