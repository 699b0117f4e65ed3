import { useMemo } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import { usePreview } from '../../../data/audio-events/index.ts';
import { useRangePlayback } from '../transport/range-playback.store.ts';
import { useTransport } from '../transport/transport.store.ts';

/** When the audio that plays aired, in whole unix seconds; null unless it is one of these events or a range of the day. */
export function useHeardMoment(events: readonly AudioEvent[]): number | null {
  const starts = useMemo(() => new Map(events.map(({ id, started_at }) => [id, started_at])), [events]);
  const momentOf = (eventId: number | undefined, seconds: number) => {
    const start = eventId === undefined ? undefined : starts.get(eventId);
    return start === undefined ? null : start + Math.floor(seconds);
  };
  const preview = usePreview(({ playing, preview: played, position }) =>
    // The position is 0 until the audio at the start has loaded.
    playing ? momentOf(played?.eventId, position === 0 ? (played?.start ?? 0) : position) : null,
  );
  const transport = useTransport(({ status, place }) =>
    status === 'paused' || !place ? null : momentOf(place.eventId, place.ms / 1000),
  );
  const range = useRangePlayback(({ moment }) => (moment === null ? null : Math.floor(moment)));
  return range ?? transport ?? preview;
}
