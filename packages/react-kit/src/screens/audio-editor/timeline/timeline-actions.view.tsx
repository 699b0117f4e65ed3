import Clapperboard from 'lucide-react/icons/clapperboard';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import List from 'lucide-react/icons/list';
import Megaphone from 'lucide-react/icons/megaphone';
import Merge from 'lucide-react/icons/merge';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '../../../ui/button/button.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { ToggleButton } from '../../../ui/toggle-button/toggle-button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import { KeyHelp } from './key-help.tsx';
import type { TimelineState } from './timeline.controller.ts';
import { timelineMessages } from './timeline.messages.ts';

/** Actions on the whole timeline: an ad marker, its look, and in a panel merging, downloading and clearing. */
export function TimelineActions({ timeline }: { timeline: TimelineState }) {
  const messages = useWords(timelineMessages);
  const { canEdit, merge, download, look } = timeline;
  return (
    <>
      {merge.status !== 'idle' && <MergeButton timeline={timeline} />}
      {download.isBusy && (
        <Button variant="quiet" isBusy onPress={() => {}}>
          {messages.download}
        </Button>
      )}
      {canEdit && <TargetedAds onAdd={timeline.addAd} />}
      <ToggleButton
        variant="quiet"
        icon={<List aria-hidden="true" />}
        isSelected={look === 'list'}
        onChange={(isList) => timeline.setLook(isList ? 'list' : 'track')}
      >
        <span className="pk-timeline-word">{messages.listView}</span>
      </ToggleButton>
      <Popover
        placement="top end"
        trigger={{
          label: messages.more,
          icon: <Ellipsis aria-hidden="true" />,
          isIconOnly: true,
          variant: 'quiet',
        }}
      >
        {(close) => <MorePanel timeline={timeline} close={close} />}
      </Popover>
    </>
  );
}

function MorePanel({ timeline, close }: { timeline: TimelineState; close: () => void }) {
  const messages = useWords(timelineMessages);
  const { merge, download, clip } = timeline;
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <div className="pk-timeline-more">
      {timeline.canEdit && merge.status === 'idle' && (
        <Button
          variant="quiet"
          isFullWidth
          icon={<Merge aria-hidden="true" />}
          isDisabled={!timeline.hasAudio}
          onPress={after(merge.toggle)}
        >
          {messages.merge}
        </Button>
      )}
      <Button
        variant="quiet"
        isFullWidth
        icon={<Download aria-hidden="true" />}
        isDisabled={download.isBusy}
        onPress={after(download.start)}
      >
        {messages.download}
      </Button>
      {clip.isAllowed && (
        <Button
          variant="quiet"
          isFullWidth
          icon={<Clapperboard aria-hidden="true" />}
          isDisabled={!timeline.hasAudio}
          onPress={after(clip.open)}
        >
          {messages.clip}
        </Button>
      )}
      <Button
        variant="quiet"
        isFullWidth
        icon={<Trash aria-hidden="true" />}
        isDisabled={timeline.items.length === 0}
        onPress={after(timeline.clear)}
      >
        {messages.clear}
      </Button>
      <KeyHelp canEdit={timeline.canEdit} />
    </div>
  );
}

/** Counts down while it waits, and cancels. */
function MergeButton({ timeline: { merge } }: { timeline: TimelineState }) {
  const messages = useWords(timelineMessages);
  return (
    <Button
      icon={<Merge aria-hidden="true" />}
      isBusy={merge.status === 'merging'}
      busyLabel={messages.merging}
      className="pk-timeline-merge"
      onPress={merge.toggle}
    >
      {merge.status === 'calculating' ? messages.calculating : messages.countdown(merge.seconds)}
    </Button>
  );
}

/** An ad marker to drag onto the timeline; pressing it adds one after the selected item. */
function TargetedAds({ onAdd }: { onAdd: () => void }) {
  const messages = useWords(timelineMessages);
  const { setNodeRef, listeners, isDragging } = useDragSource('targeted-ads', { kind: 'ad' });
  return (
    <span
      {...listeners}
      ref={setNodeRef}
      role="presentation"
      className="pk-timeline-ad-source"
      data-dragging={isDragging || undefined}
    >
      <Button variant="quiet" icon={<Megaphone aria-hidden="true" />} onPress={onAdd}>
        <span className="pk-timeline-word">{messages.targetedAds}</span>
      </Button>
    </span>
  );
}
