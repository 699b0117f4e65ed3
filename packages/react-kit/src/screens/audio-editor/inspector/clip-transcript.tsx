import { usePreview } from '../../../data/audio-events/index.ts';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { ItemTranscript } from '../transcript/item-transcript.tsx';
import { useTransport } from '../transport/transport.store.ts';

/** Steps of the followed position in milliseconds, so that the words do not render with every tick of the transport. */
const stepMs = 100;

/** The words of a clip: they follow what plays, and a press moves the transport to a word. */
export function ClipTranscript({ item }: { item: TimelineItem & { eventId: number } }) {
  const store = useEditorStore();
  const { timelineId, eventId } = item;
  const placeMs = useTransport(({ place }) => (place?.timelineId === timelineId ? toStep(place.ms) : null));
  const previewMs = usePreview(({ preview, playing, position }) =>
    playing && preview?.eventId === eventId ? toStep(position * 1000) : null,
  );
  return (
    <ItemTranscript
      item={item}
      positionMs={previewMs ?? placeMs}
      onPlay={(ms) => store.getState().setPlayhead({ timelineId, ms: Math.round(ms) })}
    />
  );
}

function toStep(ms: number): number {
  return Math.floor(ms / stepMs) * stepMs;
}
