import CopyPlus from 'lucide-react/icons/copy-plus';
import Download from 'lucide-react/icons/download';
import Megaphone from 'lucide-react/icons/megaphone';
import Merge from 'lucide-react/icons/merge';
import List from 'lucide-react/icons/list';
import Redo from 'lucide-react/icons/redo-2';
import Rows from 'lucide-react/icons/gallery-horizontal';
import Scissors from 'lucide-react/icons/scissors';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { zoomSteps } from '../timeline-model/item-width.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { timelineMessages as messages } from './timeline.messages.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import { KeyHelp } from './key-help.tsx';
import type { TimelineState } from './timeline.controller.ts';

export function TimelineToolbarView({ timeline }: { timeline: TimelineState }) {
  const { zoom, canEdit, merge, download } = timeline;
  const isMergeBusy = merge.status === 'merging';
  return (
    <div className="pk-timeline-tools" role="group" aria-label={messages.toolbar}>
      <IconButton
        size="small"
        label={messages.undo}
        icon={<Undo aria-hidden="true" />}
        isDisabled={!timeline.canUndo}
        onPress={timeline.undo}
      />
      <IconButton
        size="small"
        label={messages.redo}
        icon={<Redo aria-hidden="true" />}
        isDisabled={!timeline.canRedo}
        onPress={timeline.redo}
      />
      <IconButton
        size="small"
        label={messages.zoomOut}
        icon={<ZoomOut aria-hidden="true" />}
        isDisabled={zoom <= zoomSteps[0]}
        onPress={() => timeline.zoomBy('out')}
      />
      <IconButton
        size="small"
        label={messages.zoomIn}
        icon={<ZoomIn aria-hidden="true" />}
        isDisabled={zoom >= Math.max(...zoomSteps)}
        onPress={() => timeline.zoomBy('in')}
      />
      <ItemTools timeline={timeline} />
      <SegmentedControl label={messages.view} isIconOnly size="small" options={looks} value={timeline.look} onChange={timeline.setLook} />
      <KeyHelp canEdit={canEdit} />
      <span className="pk-timeline-space" />
      {canEdit && <TargetedAds onAdd={timeline.addAd} />}
      <Button
        size="small"
        variant="quiet"
        icon={<Trash aria-hidden="true" />}
        isDisabled={timeline.items.length === 0}
        onPress={timeline.clear}
      >
        {messages.clear}
      </Button>
      <Button size="small" icon={<Download aria-hidden="true" />} isBusy={download.isBusy} onPress={download.start}>
        {messages.download}
      </Button>
      {canEdit && (
        <Button
          size="small"
          icon={merge.status === 'idle' && <Merge aria-hidden="true" />}
          isBusy={isMergeBusy}
          busyLabel={messages.merging}
          isDisabled={merge.status === 'idle' && !timeline.hasAudio}
          className="pk-timeline-merge"
          onPress={merge.toggle}
        >
          {merge.status === 'calculating'
            ? messages.calculating
            : merge.status === 'counting'
              ? messages.countdown(merge.seconds)
              : messages.merge}
        </Button>
      )}
    </div>
  );
}

const looks = [
  { id: 'track', label: messages.trackView, icon: <Rows aria-hidden="true" /> },
  { id: 'list', label: messages.listView, icon: <List aria-hidden="true" /> },
] as const;

/** Actions on the selected items. */
function ItemTools({ timeline }: { timeline: TimelineState }) {
  const { items, selection, canEdit } = timeline;
  const active = items.find(({ timelineId }) => timelineId === selection.activeId);
  const canSplit = active && !active.ads && !active.dirty && !active.processing;
  return (
    <>
      {canEdit && (
        <IconButton
          size="small"
          label={messages.splitHere}
          icon={<Scissors aria-hidden="true" />}
          isDisabled={!canSplit}
          onPress={() => active && timeline.split(active)}
        />
      )}
      <IconButton
        size="small"
        label={messages.duplicate}
        icon={<CopyPlus aria-hidden="true" />}
        isDisabled={!active}
        onPress={() => active && timeline.duplicate(active)}
      />
    </>
  );
}

/** An ad marker to drag onto the timeline; pressing it adds one after the selected item. */
function TargetedAds({ onAdd }: { onAdd: () => void }) {
  const { setNodeRef, listeners, isDragging } = useDragSource('targeted-ads', { kind: 'ad' });
  return (
    <span {...listeners} ref={setNodeRef} role="presentation" className="pk-timeline-ad-source" data-dragging={isDragging || undefined}>
      <Button size="small" icon={<Megaphone aria-hidden="true" />} onPress={onAdd}>
        {messages.targetedAds}
      </Button>
    </span>
  );
}
