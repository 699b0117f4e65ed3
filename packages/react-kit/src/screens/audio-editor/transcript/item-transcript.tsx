import type { TimelineItem } from '../../../data/timeline/index.ts';
import { TranscriptPanel } from '../transcripts/panel/transcript-panel.tsx';
import { useCutWords } from './use-cut-words.ts';
import { useMakeClip } from './use-make-clip.ts';

interface ItemTranscriptProps {
  item: TimelineItem & { eventId: number };
  /** Milliseconds of the item that is heard now; null while it does not play. */
  positionMs: number | null;
  onPlay: (ms: number) => void;
}

/** The words of an item of the timeline, to cut by. */
export function ItemTranscript({ item, positionMs, onPlay }: ItemTranscriptProps) {
  const cut = useCutWords();
  const makeClip = useMakeClip();
  return (
    <TranscriptPanel
      key={item.eventId}
      eventId={item.eventId}
      title={item.name}
      durationMs={item.durationMs}
      positionMs={positionMs}
      onPlay={onPlay}
      isBusy={item.dirty || item.processing}
      onCut={(removed) => cut(item, removed)}
      onClip={(range, name) => void makeClip(item.eventId, range, { name, after: item.timelineId })}
    />
  );
}
