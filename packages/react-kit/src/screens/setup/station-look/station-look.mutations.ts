import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StationLookUpdate } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import { cacheLook } from '../../../host/settings/cache-look.ts';

/** Changes the given fields of the station's look. The page shows them as soon as the station has stored them. */
export function useChangeLook() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: StationLookUpdate) => client.settings.update(change),
    onSuccess: (look) => cacheLook(client, queries, look),
  });
}
