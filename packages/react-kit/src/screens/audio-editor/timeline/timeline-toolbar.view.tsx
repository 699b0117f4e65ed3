import AudioWaveform from 'lucide-react/icons/audio-waveform';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Magnet from 'lucide-react/icons/magnet';
import Fit from 'lucide-react/icons/move-horizontal';
import Redo from 'lucide-react/icons/redo-2';
import Scissors from 'lucide-react/icons/scissors';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { snapMessages } from './snap.messages.ts';
import type { TimelineState } from './timeline.controller.ts';
import { timelineMessages } from './timeline.messages.ts';
import { type TrackZoom, useZoomState } from './use-track-zoom.ts';

interface ToolbarProps {
  timeline: TimelineState;
  zoom: TrackZoom;
}

/** Undo, the actions on the selected items, snapping and zoom. */
export function TimelineToolbarView({ timeline, zoom }: ToolbarProps) {
  const messages = useWords(timelineMessages);
  return (
    <>
      <IconButton
        label={messages.undo}
        icon={<Undo aria-hidden="true" />}
        isDisabled={!timeline.canUndo}
        onPress={timeline.undo}
      />
      <IconButton
        label={messages.redo}
        icon={<Redo aria-hidden="true" />}
        isDisabled={!timeline.canRedo}
        onPress={timeline.redo}
      />
      <ItemTools timeline={timeline} />
      {timeline.look === 'track' && <TrackTools {...{ timeline, zoom }} />}
    </>
  );
}

function TrackTools({ timeline, zoom }: ToolbarProps) {
  const snapWords = useWords(snapMessages);
  const messages = useWords(timelineMessages);
  const { isFitted, isClosest } = useZoomState(zoom);
  return (
    <>
      {timeline.canEdit && (
        <IconButton
          label={snapWords.toggle}
          icon={<Magnet aria-hidden="true" />}
          aria-pressed={timeline.snaps}
          onPress={() => timeline.setSnaps(!timeline.snaps)}
        />
      )}
      <span className="pk-timeline-line" />
      <IconButton
        label={messages.zoomOut}
        icon={<ZoomOut aria-hidden="true" />}
        isDisabled={isFitted}
        onPress={() => zoom.zoomBy(0.5)}
      />
      <IconButton
        label={messages.zoomIn}
        icon={<ZoomIn aria-hidden="true" />}
        isDisabled={timeline.items.length === 0 || isClosest}
        onPress={() => zoom.zoomBy(2)}
      />
      <IconButton
        label={messages.fit}
        icon={<Fit aria-hidden="true" />}
        isDisabled={isFitted}
        onPress={zoom.fit}
      />
    </>
  );
}

/** Actions on the selected items. */
function ItemTools({ timeline }: { timeline: TimelineState }) {
  const messages = useWords(timelineMessages);
  const { items, selection, canEdit } = timeline;
  const active = items.find(({ timelineId }) => timelineId === selection.activeId);
  const audio = active && !active.ads ? active : undefined;
  const canSplit = audio && !audio.dirty && !audio.processing;
  return (
    <>
      <span className="pk-timeline-line" />
      {canEdit && (
        <IconButton
          label={messages.splitHere}
          icon={<Scissors aria-hidden="true" />}
          isDisabled={!canSplit}
          onPress={() => audio && timeline.split(audio)}
        />
      )}
      <IconButton
        label={messages.duplicate}
        icon={<CopyPlus aria-hidden="true" />}
        isDisabled={!active}
        onPress={() => active && timeline.duplicate(active)}
      />
      <IconButton
        label={audio ? messages.edit(audio.name) : messages.editItem}
        icon={<AudioWaveform aria-hidden="true" />}
        isDisabled={!audio}
        onPress={() => audio && timeline.edit(audio)}
      />
      <IconButton
        label={active ? messages.remove(active.name) : messages.removeItem}
        icon={<X aria-hidden="true" />}
        isDisabled={!active}
        onPress={() => active && timeline.remove(active)}
      />
    </>
  );
}
