import Download from 'lucide-react/icons/download';
import Megaphone from 'lucide-react/icons/megaphone';
import Merge from 'lucide-react/icons/merge';
import Redo from 'lucide-react/icons/redo-2';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { zoomSteps } from '../../../domain/timeline/item-width.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { timelineMessages as words } from '../audio-editor.messages.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import type { TimelineState } from './timeline.controller.ts';

export function TimelineToolbarView({ timeline }: { timeline: TimelineState }) {
  const { zoom, canEdit, merge } = timeline;
  const isMergeBusy = merge.status === 'merging';
  return (
    <div className="pk-timeline-tools" role="group" aria-label={words.toolbar}>
      <IconButton
        size="small"
        label={words.undo}
        icon={<Undo aria-hidden="true" />}
        isDisabled={!timeline.canUndo}
        onPress={timeline.undo}
      />
      <IconButton
        size="small"
        label={words.redo}
        icon={<Redo aria-hidden="true" />}
        isDisabled={!timeline.canRedo}
        onPress={timeline.redo}
      />
      <IconButton
        size="small"
        label={words.zoomOut}
        icon={<ZoomOut aria-hidden="true" />}
        isDisabled={zoom <= zoomSteps[0]}
        onPress={() => timeline.zoomBy('out')}
      />
      <IconButton
        size="small"
        label={words.zoomIn}
        icon={<ZoomIn aria-hidden="true" />}
        isDisabled={zoom >= Math.max(...zoomSteps)}
        onPress={() => timeline.zoomBy('in')}
      />
      <span className="pk-timeline-space" />
      {canEdit && <TargetedAds onAdd={timeline.addAd} />}
      <Button
        size="small"
        variant="quiet"
        icon={<Trash aria-hidden="true" />}
        isDisabled={timeline.items.length === 0}
        onPress={timeline.clear}
      >
        {words.clear}
      </Button>
      <Button size="small" icon={<Download aria-hidden="true" />} isBusy={timeline.isDownloading} onPress={timeline.download}>
        {words.download}
      </Button>
      {canEdit && (
        <Button
          size="small"
          icon={merge.status === 'idle' && <Merge aria-hidden="true" />}
          isBusy={isMergeBusy}
          busyLabel={words.merging}
          isDisabled={merge.status === 'idle' && !timeline.hasAudio}
          className="pk-timeline-merge"
          onPress={merge.toggle}
        >
          {merge.status === 'calculating' ? words.calculating : merge.status === 'counting' ? words.countdown(merge.seconds) : words.merge}
        </Button>
      )}
    </div>
  );
}

/** The place of an ad: to drag onto the timeline, or to put behind the selected item by a press. */
function TargetedAds({ onAdd }: { onAdd: () => void }) {
  const { setNodeRef, listeners, isDragging } = useDragSource('targeted-ads', { kind: 'ad' });
  return (
    <span {...listeners} ref={setNodeRef} role="presentation" className="pk-timeline-ad-source" data-dragging={isDragging || undefined}>
      <Button size="small" icon={<Megaphone aria-hidden="true" />} onPress={onAdd}>
        {words.targetedAds}
      </Button>
    </span>
  );
}
