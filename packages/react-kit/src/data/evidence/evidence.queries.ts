import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { stationKey } from '../../host/station-key.ts';

/** Milliseconds between two reads while an export is prepared. */
const readPause = 2000;

const evidenceQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'evidence'] as const,
  holds: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...evidenceQueries.all(client), 'holds'] as const,
      queryFn: ({ signal }) => client.evidence.holds({ signal }),
    }),
  exports: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...evidenceQueries.all(client), 'exports'] as const,
      queryFn: ({ signal }) => client.evidence.exports({ signal }),
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'processing') ? readPause : false,
    }),
  chain: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...evidenceQueries.all(client), 'chain'] as const,
      queryFn: async ({ signal }) => {
        const { length, since } = await client.evidence.chain(0, { signal });
        const { manifests, key_fingerprint } = await client.evidence.chain(Math.max(0, length - 1), {
          signal,
        });
        return { length, since, head: manifests.at(-1)?.sha256 ?? null, fingerprint: key_fingerprint };
      },
    }),
};

/** The holds on the log, newest first. */
export function useHolds() {
  const { client } = usePostKit();
  return useQuery({ ...evidenceQueries.holds(client), refetchOnMount: 'always' });
}

/** The evidence exports of the station, newest first. */
export function useEvidenceExports() {
  const { client } = usePostKit();
  return useQuery({ ...evidenceQueries.exports(client), refetchOnMount: 'always' });
}

/** The length of the log's chain, the hash of its newest link, and the fingerprint of the key that signs exports. */
export function useLogChain() {
  const { client } = usePostKit();
  return useQuery(evidenceQueries.chain(client));
}

/** A change of holds or exports; the lists are loaded again afterwards. */
export function useEvidenceChange<Input, Result>(
  change: (client: PostKitClient, input: Input) => Promise<Result>,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => change(client, input),
    onSettled: async () => queries.invalidateQueries({ queryKey: evidenceQueries.all(client) }),
  });
}
