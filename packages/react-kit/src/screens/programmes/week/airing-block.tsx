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

/** Minutes from which a block has room for its hours, and for all. */
const room = { hours: 45, all: 80 };

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
  const details = [
    messages.airing(airing.name, formatCalendarDate(date, 'dddd, MMMM D', catalogue), start, end),
    isOnAir && messages.onAir,
    facts.show && messages.show(facts.show),
    facts.origin,
    !airing.is_public && screenWords.notPublic,
  ];
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
        data-room={minutes >= room.all ? 'all' : minutes >= room.hours ? 'hours' : 'name'}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={details.filter(Boolean).join(', ')}
        onFocus={onFocus}
        onClick={onOpen}
      >
        {airing.picture !== '' && minutes >= room.all && (
          <img src={addressOf(airing.picture)} alt="" loading="lazy" />
        )}
        <span className="pk-week-name">{airing.name}</span>
        <span className="pk-week-hours-text">{messages.hours(start, end)}</span>
        {facts.show !== '' && <span className="pk-week-more">{facts.show}</span>}
        <span className="pk-week-more">{facts.origin}</span>
        {!airing.is_public && <span className="pk-week-more">{screenWords.notPublic}</span>}
      </button>
    </li>
  );
}
