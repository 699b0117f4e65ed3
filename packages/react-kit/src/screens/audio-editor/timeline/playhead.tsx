import { usePreview } from '../../../data/audio-events/index.ts';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { useEditor } from '../audio-editor.store.ts';
import { type TrackLayout, xAt } from '../timeline-model/track-layout.ts';
import { useTransport } from '../transport/transport.store.ts';

interface PlayheadProps {
  items: readonly TimelineItem[];
  layout: TrackLayout;
}

/** Position on the track and in the episode. */
interface PlayheadPlace {
  x: number;
  ms: number;
}

/** The line at the position of the transport or the preview while one plays, or else at the last pressed position. */
export function Playhead({ items, layout }: PlayheadProps) {
  const place = usePlayheadPlace(items, layout);
  if (!place) return null;
  return (
    <span className="pk-playhead" style={{ transform: `translateX(${place.x}px)` }}>
      <span className="pk-playhead-flag">{formatTenths(place.ms)}</span>
    </span>
  );
}

function usePlayheadPlace(items: readonly TimelineItem[], layout: TrackLayout): PlayheadPlace | null {
  const playhead = useEditor((state) => state.playhead);
  const playedId = useEditor((state) => state.playedId);
  const played = items.find(({ timelineId }) => timelineId === playedId);
  const playedEvent = played?.eventId ?? null;
  const heardAt = usePreview(({ playing, preview, position }) =>
    playing && playedEvent !== null && preview?.eventId === playedEvent ? position * 1000 : null,
  );
  const transportPlace = useTransport(({ status, place: playing }) => (status === 'paused' ? null : playing));
  const restMs = useTransport(({ status, positionMs }) => (status === 'paused' ? positionMs : 0));
  const previewPlace = heardAt === null || playedId === null ? null : { timelineId: playedId, ms: heardAt };
  const place = transportPlace ?? previewPlace ?? playhead;
  const index = place ? items.findIndex(({ timelineId }) => timelineId === place.timelineId) : -1;
  const item = layout.places[index];
  if (layout.totalMs === 0) return null;
  if (!place || !item || item.durationMs === 0)
    return { x: xAt(layout, restMs), ms: Math.min(restMs, layout.totalMs) };
  const ms = Math.min(place.ms, item.durationMs);
  return { x: item.offset + (ms / item.durationMs) * item.width, ms: item.startMs + ms };
}
