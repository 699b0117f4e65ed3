import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/use-live.ts';
import { loggerQueries } from './logger.queries.ts';

/** Keeps the state of the recording as the station tells it. */
export function useLogSourceLive(): void {
  const queries = useQueryClient();
  useLive('recording_changed', () => void queries.invalidateQueries({ queryKey: [...loggerQueries.all(), 'source'] }));
  useLive('log_source_changed', () => void queries.invalidateQueries({ queryKey: loggerQueries.all() }));
  useLive('reset', () => void queries.invalidateQueries({ queryKey: loggerQueries.all() }));
}
