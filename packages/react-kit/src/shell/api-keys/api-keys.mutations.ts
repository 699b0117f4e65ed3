import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyInput } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { apiKeysQueries } from './api-keys.queries.ts';

/** Creates a key. Its secret is in this response only. */
export function useCreateApiKey() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // The response holds a secret, so it leaves the cache when its component unmounts.
    gcTime: 0,
    mutationFn: ({ name, may_delegate: mayDelegate }: ApiKeyInput) =>
      client.apiKeys.create(name, { mayDelegate }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiKeysQueries.all(client) }),
  });
}

export function useRevokeApiKey() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => client.apiKeys.revoke(id),
    // Also after a failure: the key may have been revoked elsewhere.
    onSettled: async () => queries.invalidateQueries({ queryKey: apiKeysQueries.all(client) }),
  });
}
