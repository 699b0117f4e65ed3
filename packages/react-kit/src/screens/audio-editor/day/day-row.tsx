import type { AudioEvent } from '@postkit/sdk/schema';
import Unplug from 'lucide-react/icons/unplug';
import type { EventMarks } from '../../../domain/broadcast/event-marks.ts';
import type { CategoryColors } from '../../../domain/timeline/category-color.ts';
import type { PickedEvents } from '../../../domain/timeline/picked-events.ts';
import { dayMessages as words } from '../audio-editor.messages.ts';
import { clockInZone } from './clock-in-zone.ts';
import type { DayRow } from './day.model.ts';
import { EventCard } from './event-card.tsx';

export interface DayRowProps {
  row: DayRow | undefined;
  /** All events that are listed, and the pixels that each one's card takes. */
  events: readonly AudioEvent[];
  widths: readonly number[];
  colors: CategoryColors;
  zone: string;
  marks: ReadonlyMap<number, EventMarks>;
  playingId: number | null;
  /** The event at the position in the day. */
  currentId: number | null;
  picked: PickedEvents;
  /** Index of the one card that Tab stops at. */
  stop: number;
  onAdd: (event: AudioEvent) => void;
  onPlay: (event: AudioEvent) => void;
  onGoTo: (event: AudioEvent) => void;
}

/** Cards beside each other, with the time at which the first begins; or a hole. */
export function DayRowView({
  row,
  events,
  widths,
  colors,
  zone,
  marks,
  playingId,
  currentId,
  picked,
  stop,
  onAdd,
  onPlay,
  onGoTo,
}: DayRowProps) {
  const first = events[row?.cards?.[0] ?? -1];
  const isIn = (id: number) => ({ isPlaying: id === playingId, isCurrent: id === currentId, isPicked: picked.has(id) });
  return (
    <>
      <span className="pk-day-clock" aria-hidden="true">
        {first && clockInZone(first.started_at, zone).slice(0, 5)}
      </span>
      {row?.hole && (
        <div role="listitem" className="pk-day-hole">
          <Unplug aria-hidden="true" />
          {words.hole(clockInZone(row.hole.start, zone), clockInZone(row.hole.end, zone))}
        </div>
      )}
      {row?.cards?.map((index) => {
        const event = events[index];
        return (
          event && (
            <EventCard
              key={event.id}
              {...{ event, index, zone, onAdd, onPlay, onGoTo }}
              {...isIn(event.id)}
              count={events.length}
              width={widths[index] ?? 0}
              color={colors(event.cart.category.name)}
              marks={marks.get(event.id)}
              isStop={index === stop}
            />
          )
        );
      })}
    </>
  );
}
