import type { AudioEvent } from '@postkit/sdk/schema';
import type { LabelName } from '../../../data/categories/index.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { formatInZone } from '../../../host/time/zoned-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { eventsMessages } from './events.messages.ts';

export interface EventBlockProps {
  event: AudioEvent;
  color: LabelName;
  zone: string;
  /** In pixels. */
  width: number;
}

/** A logged event with its title, category, duration and start time. */
export function EventBlockView({
  event: { cart, duration, started_at },
  color,
  zone,
  width,
}: EventBlockProps) {
  const messages = useWords(eventsMessages);
  const title = cart.title.trim() || messages.noTitle;
  return (
    <div className="pk-schedule-block" data-color={color} style={{ width }}>
      <span className="pk-schedule-block-title" title={title}>
        {title}
      </span>
      <span className="pk-schedule-block-kind">{cart.category.name}</span>
      <span className="pk-schedule-block-facts">
        <span className="pk-schedule-block-length">{formatClock(duration)}</span>
        <time>{formatInZone(started_at, zone, 'HH:mm')}</time>
        {cart.identifier && <span className="pk-truncate">{cart.identifier}</span>}
      </span>
    </div>
  );
}
