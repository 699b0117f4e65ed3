import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LogSource, Recording } from '@postkit/sdk/schema';
import { changeCached } from '../../host/live/change-cached.ts';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { loggerQueries } from './logger.queries.ts';

/** Keeps the cached state of the recorder and the settings of the log up to date. */
export function useLoggerLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = loggerQueries.recording(client);
  const sourceKey = loggerQueries.source(client).queryKey;
  const latest = useRef<Recording>(undefined);

  async function store(recording: Recording): Promise<void> {
    latest.current = recording;
    // The response of a running request may be older than this event and would overwrite it.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, latest.current);
    changeCached<LogSource>(queries, { queryKey: sourceKey }, (source) => ({ ...source, ...latest.current }));
  }

  useLive('recording_changed', (recording) => void store(recording));
  useLive('log_source_changed', () => void queries.invalidateQueries({ queryKey: sourceKey }));
  useLive('reset', () => {
    for (const key of [queryKey, sourceKey]) void queries.invalidateQueries({ queryKey: key });
  });
}
