import { useQueryClient } from '@tanstack/react-query';
import { transcriptsQueries } from '../../../data/transcripts/index.ts';
import { useLive } from '../../../host/live/use-live.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

/** Updates an event's transcript when the station reports its transcription or new words. */
export function useTranscriptsLive(eventId: number): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = transcriptsQueries.event(client, eventId);

  useLive('transcript_changed', ({ event_id, words_changed, status, progress, error }) => {
    if (event_id !== eventId) return;
    if (words_changed) void queries.invalidateQueries({ queryKey });
    else
      queries.setQueryData(
        queryKey,
        (known) => known && { ...known, transcription: { status, progress, error } },
      );
  });
  // Another copy of its audio got new words.
  useLive('events_changed', ({ event_id, change }) => {
    if (change === 'updated' && (event_id === null || event_id === eventId))
      void queries.invalidateQueries({ queryKey });
  });
  useLive('reset', () => void queries.invalidateQueries({ queryKey }));
}
