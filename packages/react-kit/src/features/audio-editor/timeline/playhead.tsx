import { useTransport } from '../transport/transport.store.ts';
import { usePreview } from '../../audio-events/index.ts';
import { useEditor } from '../audio-editor.store.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';

export interface PlayheadProps {
  items: readonly TimelineItem[];
  /** Width and offset of each item in pixels. */
  widths: readonly number[];
  offsets: readonly number[];
}

/** The line at the position of the transport or the preview while one plays, or else at the last pressed position. */
export function Playhead({ items, widths, offsets }: PlayheadProps) {
  const playhead = useEditor((state) => state.playhead);
  const playedId = useEditor((state) => state.playedId);
  const played = items.find(({ timelineId }) => timelineId === playedId);
  const playedEvent = played?.eventId ?? null;
  const heardAt = usePreview(({ playing, preview, position }) =>
    playing && playedEvent !== null && preview?.eventId === playedEvent ? position * 1000 : null,
  );
  const transportPlace = useTransport(({ status, place: playing }) => (status === 'paused' ? null : playing));
  const previewPlace = heardAt === null || playedId === null ? null : { timelineId: playedId, ms: heardAt };
  const place = transportPlace ?? previewPlace ?? playhead;
  const index = place ? items.findIndex(({ timelineId }) => timelineId === place.timelineId) : -1;
  const item = items[index];
  if (!place || !item || item.durationMs === 0) return null;
  const x = (offsets[index] ?? 0) + (Math.min(place.ms, item.durationMs) / item.durationMs) * (widths[index] ?? 0);
  return <span className="pk-playhead" style={{ transform: `translateX(${x}px)` }} />;
}
