import { useQueryClient } from '@tanstack/react-query';
import { isHttpError } from '@postkit/sdk';
import type { AudioEvent } from '@postkit/sdk/schema';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { audioEventsQueries, type AudioEventRange } from './audio-events.queries.ts';
import { withEvent } from './with-event.ts';

/** Updates the shown day and the library when the station reports new, changed and deleted events. */
export function useAudioEventsLive(range: AudioEventRange): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const day = audioEventsQueries.day(client, range).queryKey;

  // A day may have thousands of events, so a changed one is fetched alone.
  async function refetchEvent(id: number): Promise<void> {
    const event = await fetchEvent(id);
    queries.setQueryData(
      day,
      (events: AudioEvent[] | undefined) => events && withEvent(events, id, event, range),
    );
    if (event?.cart.type_name !== 'LOGGER')
      await queries.invalidateQueries({ queryKey: audioEventsQueries.libraries(client) });
  }

  async function fetchEvent(id: number): Promise<AudioEvent | null> {
    try {
      return await client.audioEvents.get(id);
    } catch (error) {
      if (isHttpError(error, 404)) return null;
      throw error;
    }
  }

  function refetchAll() {
    void queries.invalidateQueries({ queryKey: audioEventsQueries.days(client) });
    void queries.invalidateQueries({ queryKey: audioEventsQueries.libraries(client) });
  }

  useLive('events_changed', ({ event_id }) => {
    if (event_id === null) refetchAll();
    else refetchEvent(event_id).catch(refetchAll);
  });
  useLive('reset', refetchAll);
}
