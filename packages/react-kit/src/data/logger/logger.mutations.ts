import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LogSource, recording } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { loggerQueries } from './logger.queries.ts';

type Changes = Parameters<ReturnType<typeof usePostKit>['client']['logger']['update']>[0];

/** Updates the settings of the log, all of them or none. */
export function useUpdateLogSource() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (changes: Changes) => client.logger.update(changes),
    onSuccess: (source: LogSource) => {
      queries.setQueryData(loggerQueries.source(client).queryKey, source);
      queries.setQueryData(loggerQueries.recording(client).queryKey, recording.parse(source));
    },
  });
}
