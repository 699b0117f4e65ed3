import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import type { EventMarks, Repeat } from '../../../data/audio-events/index.ts';
import type { LabelName } from '../../../data/categories/index.ts';
import { distinctClock } from '../../../host/time/clock-in-zone.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import { pickMessages } from '../picking/picking.messages.ts';
import { CardHit, useSpokenHit } from './card-hit.tsx';
import { CardWave } from './card-wave.tsx';
import { dayMessages } from './day.messages.ts';
import { MarkList } from './mark-list.tsx';
import './event-card.css';
import { TranscriptLink } from './transcript-link.tsx';

export interface EventCardProps {
  event: AudioEvent;
  index: number;
  count: number;
  width: number;
  color: LabelName;
  zone: string;
  marks: EventMarks | undefined;
  isPlaying: boolean;
  /** The event was on air at the position in the day. */
  isCurrent: boolean;
  /** The event is picked to be added together with others. */
  isPicked: boolean;
  /** This card is the tab stop of the list. */
  isTabStop: boolean;
  /** Whether to load and draw the sound; until then its place has a line. */
  hasWave: boolean;
  /** The searched words; empty for none. */
  search: string;
  onAdd: (event: AudioEvent) => void;
  onPlay: (event: AudioEvent) => void;
  onGoTo: (repeat: Repeat) => void;
  /** Moves the position to a second of the event and plays from there. */
  onPlayFrom: (event: AudioEvent, seconds: number) => void;
}

/** One element each for all cards: React does not render the same element again. */
const icons = {
  play: <Play aria-hidden="true" />,
  pause: <Pause aria-hidden="true" />,
  add: <Plus aria-hidden="true" />,
};

/** Width in pixels from which a card has room for text on its buttons. */
const textMinWidth = 240;

/** Width in pixels from which one mark has room for its text beside the category. */
const markTextMinWidth = 300;

function hasRoom({ silences, gap, repeat }: EventMarks, width: number): boolean {
  return width >= markTextMinWidth && !gap && silences.length + (repeat ? 1 : 0) === 1;
}

/** A logged event to drag, add or play. */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const messages = useWords(dayMessages);
  const pickWords = useWords(pickMessages);
  const { event, index, count, width, color, zone, marks, isPlaying, isCurrent, isPicked, isTabStop } = props;
  const { onAdd, onPlay, onGoTo } = props;
  const { cart } = event;
  const { setNodeRef, listeners, isDragging } = useDragSource(`event-${event.id}`, { kind: 'event', event });
  const tabIndex = isTabStop ? 0 : -1;
  const hit = useSpokenHit(event, props.search);
  return (
    <div
      role="listitem"
      className="pk-event-place"
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ width }}
    >
      <div
        {...listeners}
        ref={setNodeRef}
        role="group"
        aria-roledescription={messages.cardRole}
        aria-label={cart.title}
        className="pk-event"
        // Only where it is used: a colour is inherited by everything inside, which costs time while a search changes all cards.
        data-color={isPlaying || isCurrent ? color : undefined}
        data-index={index}
        data-wide={width >= textMinWidth || undefined}
        data-dragging={isDragging || undefined}
        data-playing={isPlaying || undefined}
        data-picked={isPicked || undefined}
        data-hit={hit !== null || undefined}
        aria-current={isCurrent || undefined}
        tabIndex={tabIndex}
      >
        {isPicked && <VisuallyHidden>{pickWords.isSelected}</VisuallyHidden>}
        <div className="pk-event-head">
          <span
            className="pk-event-title"
            title={cart.artist ? `${cart.title} · ${cart.artist}` : cart.title}
          >
            {cart.title}
          </span>
          <span className="pk-event-length">{formatClock(event.duration)}</span>
        </div>
        <div className="pk-event-middle">
          <time className="pk-event-time">{distinctClock(event.started_at, zone)}</time>
          <div className="pk-event-kind" data-color={color}>
            {cart.category.name}
            {cart.artist && <span> · {cart.artist}</span>}
            {cart.identifier && <span> · {cart.identifier}</span>}
          </div>
          {marks && (
            <MarkList
              marks={marks}
              zone={zone}
              look={hasRoom(marks, width) ? 'text' : 'icons'}
              {...{ tabIndex, onGoTo }}
            />
          )}
          {event.transcript && <TranscriptLink event={event} tabIndex={tabIndex} />}
        </div>
        {hit ? (
          <CardHit
            {...{ event, hit, zone, tabIndex }}
            search={props.search}
            isWanted={props.hasWave}
            onPlayFrom={props.onPlayFrom}
          />
        ) : (
          <CardWave event={event} color={color} isWanted={props.hasWave} />
        )}
        <CardActions {...{ event, isPlaying, tabIndex, onPlay, onAdd }} />
      </div>
    </div>
  );
});

type CardActionsProps = Pick<EventCardProps, 'event' | 'isPlaying' | 'onPlay' | 'onAdd'> & {
  tabIndex: number;
};

/** Play and Add, over the card while it is used. */
function CardActions({ event, isPlaying, tabIndex, onPlay, onAdd }: CardActionsProps) {
  const messages = useWords(dayMessages);
  const { cart } = event;
  return (
    <div className="pk-event-actions">
      <button
        type="button"
        className="pk-event-button"
        tabIndex={tabIndex}
        aria-label={(isPlaying ? messages.stop : messages.play)(cart.title)}
        onClick={() => onPlay(event)}
      >
        {isPlaying ? icons.pause : icons.play}
      </button>
      <button
        type="button"
        className="pk-event-button"
        data-main
        tabIndex={tabIndex}
        aria-label={messages.add(cart.title)}
        onClick={() => onAdd(event)}
      >
        {icons.add}
        <span className="pk-event-add">{messages.addShort}</span>
      </button>
    </div>
  );
}
