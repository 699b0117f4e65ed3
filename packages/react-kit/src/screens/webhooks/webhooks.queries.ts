import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

/** Messages of a log; the station keeps 30 days and returns at most 100 at once. */
const logLength = 100;

const webhooksQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'webhooks'] as const,
  list: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...webhooksQueries.all(client), 'list'] as const,
      queryFn: ({ signal }) => client.webhooks.list({ signal }),
    }),
  messages: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...webhooksQueries.all(client), 'messages', id] as const,
      queryFn: ({ signal }) => client.webhooks.messages(id, { limit: logLength }, { signal }),
    }),
};

/** The webhooks of the station, updated by live events. */
export function useWebhooks({ enabled = true } = {}) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const refetch = () => void queries.invalidateQueries({ queryKey: webhooksQueries.all(client) });
  useLive('webhook_changed', refetch);
  useLive('reset', refetch);
  return useQuery({ ...webhooksQueries.list(client), enabled });
}

/** The newest events that a webhook was sent. */
export function useWebhookMessages(id: number) {
  const { client } = usePostKit();
  return useQuery(webhooksQueries.messages(client, id));
}

/** A change of a webhook or its log; both are loaded again afterwards. */
export function useWebhookChange<Input, Result>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () => queries.invalidateQueries({ queryKey: webhooksQueries.all(client) }),
  });
}
