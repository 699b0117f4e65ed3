import type { CSSProperties } from 'react';
import { useImageAddress } from '../../../data/images/index.ts';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { type CalendarDate, formatCalendarDate } from '../../../host/time/zoned-time.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { programmesMessages, weekMessages } from '../programmes.messages.ts';
import type { PlacedAiring } from './place-airings.ts';

/** The facts of a programme that its airings do not have. */
export interface AiringFacts {
  /** Title of its show; empty for none. */
  readonly show: string;
  /** By hand, or the name of its source. */
  readonly origin: string;
}

export interface AiringBlockProps {
  placed: PlacedAiring;
  date: CalendarDate;
  zone: string;
  facts: AiringFacts;
  isOnAir: boolean;
  isTabStop: boolean;
  onFocus(this: void): void;
  onOpen(this: void): void;
}

/** Minutes from which a block has room for its name, its hours, and all of its facts. */
const room = { name: 14, hours: 40, all: 75 };

function roomOf(minutes: number): 'none' | keyof typeof room {
  if (minutes >= room.all) return 'all';
  if (minutes >= room.hours) return 'hours';
  return minutes >= room.name ? 'name' : 'none';
}

/** A programme in the column of its day. */
export function AiringBlock(props: AiringBlockProps) {
  const { placed, date, zone, facts, isOnAir, isTabStop, onFocus, onOpen } = props;
  const { airing, key, top, minutes, lane, lanes } = placed;
  const messages = useWords(weekMessages);
  const screenWords = useWords(programmesMessages);
  const catalogue = useCatalogue();
  const addressOf = useImageAddress();
  const start = clockInZone(airing.start_ms / 1000, zone).slice(0, 5);
  const end = clockInZone(airing.end_ms / 1000, zone).slice(0, 5);
  const day = formatCalendarDate(date, 'dddd, MMMM D', catalogue);
  const space = roomOf(minutes);
  // The name of the button has all facts, also those without room.
  const isHidden = space !== 'all' || undefined;
  const more = [
    ['show', facts.show],
    ['origin', facts.origin],
    ['public', airing.is_public ? '' : screenWords.notPublic],
  ].filter(([, text]) => text !== '');
  return (
    <li
      style={
        {
          '--pk-week-minute': top,
          '--pk-week-minutes': minutes,
          '--pk-week-lane': lane,
          '--pk-week-lanes': lanes,
        } as CSSProperties
      }
    >
      <button
        type="button"
        className="pk-week-airing"
        data-key={key}
        data-on-air={isOnAir || undefined}
        data-private={!airing.is_public || undefined}
        data-room={space}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={onOpen}
      >
        {airing.picture !== '' && space === 'all' && (
          <img src={addressOf(airing.picture)} alt="" loading="lazy" />
        )}
        <span className="pk-week-name">{airing.name}</span>
        <span data-visually-hidden>{`, ${day}, `}</span>
        <span className="pk-week-hours-text">{messages.hours(start, end)}</span>
        {more.map(([name, text]) => (
          <span key={name} className="pk-week-more" data-visually-hidden={isHidden}>
            <span data-visually-hidden>, </span>
            {text}
          </span>
        ))}
        {isOnAir && <span data-visually-hidden>{`, ${messages.onAir}`}</span>}
      </button>
    </li>
  );
}
