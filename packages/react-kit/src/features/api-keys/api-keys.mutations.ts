import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { apiKeysQueries } from './api-keys.queries.ts';

/** Makes a key by name; its secret is in the answer and nowhere else. */
export function useCreateApiKey() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // The answer holds a secret: it leaves the memory with whoever showed it.
    gcTime: 0,
    mutationFn: (name: string) => client.apiKeys.create(name),
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiKeysQueries.all() }),
  });
}

export function useRevokeApiKey() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => client.apiKeys.revoke(id),
    // Also where it failed: somebody may have revoked it elsewhere.
    onSettled: async () => queries.invalidateQueries({ queryKey: apiKeysQueries.all() }),
  });
}
