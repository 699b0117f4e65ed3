import type { LogSource } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../provider/postkit-context.ts';
import { loggerQueries } from './logger.queries.ts';

/** Changes the settings of the log. */
export function useUpdateLogSource() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (changes: Partial<Pick<LogSource, 'url' | 'active'>>) => client.logger.update(changes),
    onSuccess: (source) => queries.setQueryData(loggerQueries.source(client).queryKey, source),
  });
}
