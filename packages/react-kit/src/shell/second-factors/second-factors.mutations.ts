import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { secondFactorsQueries } from './second-factors.queries.ts';

/** A change of the user's own second factors. Responses may hold secrets, so they leave the cache with their component. */
export function useFactorChange<Result, Input = void>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: (input: Input) => change(client, input),
    // Also after a failure: the confirmation may have expired.
    onSettled: async () => queries.invalidateQueries({ queryKey: secondFactorsQueries.all(client) }),
  });
}
