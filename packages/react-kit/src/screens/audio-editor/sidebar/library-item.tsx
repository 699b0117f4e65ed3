import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { AudioEvent } from '@postkit/sdk/schema';
import type { LabelName } from '../../../data/categories/index.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { formatLocally } from '../../../host/time/zoned-time.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { dayMessages } from '../day/day.messages.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import { pickMessages } from '../picking/picking.messages.ts';
import { sidebarMessages } from './sidebar.messages.ts';

export interface LibraryItemProps {
  event: AudioEvent;
  index: number;
  color: LabelName;
  zone: string;
  isPlaying: boolean;
  /** The upload is picked to be added together with others. */
  isPicked: boolean;
  /** This item is the tab stop of the list. */
  isTabStop: boolean;
  onAdd: (event: AudioEvent) => void;
  onPlay: (event: AudioEvent) => void;
  onRemove: (event: AudioEvent) => void;
}

/** An upload to drag, add, play or delete. */
export function LibraryItem(props: LibraryItemProps) {
  const catalogue = useCatalogue();
  const dayWords = useWords(dayMessages);
  const pickWords = useWords(pickMessages);
  const messages = useWords(sidebarMessages);
  const { event, index, color, zone, isPlaying, isPicked, isTabStop, onAdd, onPlay, onRemove } = props;
  const { title, category, timestamp_created } = event.cart;
  const { setNodeRef, listeners, isDragging } = useDragSource(`library-${event.id}`, {
    kind: 'event',
    event,
  });
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li>
      <div
        {...listeners}
        ref={setNodeRef}
        role="group"
        aria-roledescription={dayWords.cardRole}
        aria-label={title}
        tabIndex={tabIndex}
        className="pk-library-item"
        data-color={color}
        data-index={index}
        data-dragging={isDragging || undefined}
        data-picked={isPicked || undefined}
      >
        {isPicked && <VisuallyHidden>{pickWords.isSelected}</VisuallyHidden>}
        <div className="pk-library-text">
          <span className="pk-library-title" title={title}>
            {title}
          </span>
          <span className="pk-library-facts">
            {category.name} · <span className="pk-time">{formatClock(event.duration)}</span> ·{' '}
            <span className="pk-time">{formatLocally(timestamp_created, zone, 'MMM D', catalogue)}</span>
          </span>
        </div>
        <div className="pk-library-buttons">
          <button
            type="button"
            className="pk-event-button"
            tabIndex={tabIndex}
            aria-label={(isPlaying ? dayWords.stop : dayWords.play)(title)}
            onClick={() => onPlay(event)}
          >
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </button>
          <button
            type="button"
            className="pk-event-button"
            tabIndex={tabIndex}
            aria-label={messages.delete(title)}
            onClick={() => onRemove(event)}
          >
            <Trash aria-hidden="true" />
          </button>
          <button
            type="button"
            className="pk-event-button"
            data-main
            tabIndex={tabIndex}
            aria-label={dayWords.add(title)}
            onClick={() => onAdd(event)}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      </div>
    </li>
  );
}
