import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import { isSpaced } from '@postkit/sdk/words';
import {
  findHit,
  type SpokenHit,
  transcriptsQueries,
  untimedWords,
  wordsAround,
} from '../../../data/transcripts/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { distinctClock } from '../../../host/time/clock-in-zone.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { dayMessages } from './day.messages.ts';
import { TranscriptPopover } from './transcript-popover.tsx';

export interface CardHitProps {
  event: AudioEvent;
  hit: SpokenHit;
  search: string;
  zone: string;
  /** Whether to load the times of the words now. */
  isWanted: boolean;
  tabIndex: number;
  /** Moves the position to a second of the event and plays from there. */
  onPlayFrom: (event: AudioEvent, seconds: number) => void;
}

/** The place of a search in an event's transcript; null if the words are not spoken in it. */
export function useSpokenHit({ transcript, cart }: AudioEvent, search: string): SpokenHit | null {
  const known = `${cart.title}\n${cart.artist}\n${cart.category.name}`;
  return useMemo(
    () => (search === '' || !transcript ? null : findHit(untimedWords(transcript), search, known)),
    [transcript, search, known],
  );
}

/** The found words with those around them and their time; a press opens the transcript there and plays. */
export function CardHit({ event, hit, search, zone, isWanted, tabIndex, onPlayFrom }: CardHitProps) {
  const messages = useWords(dayMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { title, artist, category } = event.cart;
  const query = transcriptsQueries.event(client, event.id);
  const { data } = useQuery({ ...query, enabled: isWanted });
  const untimed = useMemo(() => untimedWords(event.transcript ?? ''), [event.transcript]);
  const placeIn = (words: typeof untimed) => findHit(words, search, `${title}\n${artist}\n${category.name}`);
  const timed = data ? placeIn(data.words) : null;
  const secondsOf = (words: typeof untimed, place: SpokenHit | null) =>
    place ? (words[place.first]?.start ?? 0) / 1000 : null;
  const seconds = data ? secondsOf(data.words, timed) : null;
  const text = data && timed ? wordsAround(data.words, timed) : wordsAround(untimed, hit);

  async function open() {
    setOpen(true);
    if (seconds !== null) return onPlayFrom(event, seconds);
    // The press came before the words.
    const loaded = await queries.query(query).catch(() => null);
    const at = loaded && secondsOf(loaded.words, placeIn(loaded.words));
    if (at !== null) onPlayFrom(event, at);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="pk-event-hit"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      >
        <VisuallyHidden>{messages.said}</VisuallyHidden>
        <span className="pk-truncate">
          {!text.isFromStart && '…'}
          {text.before}
          {isSpaced(text.before, text.found) && ' '}
          <mark>{text.found}</mark>
          {isSpaced(text.found, text.after) && ' '}
          {text.after}
        </span>
        {seconds !== null && (
          <span className="pk-event-time">{distinctClock(event.started_at + seconds, zone)}</span>
        )}
      </button>
      {isOpen && (
        <TranscriptPopover
          event={event}
          query={(timed ?? hit).query}
          trigger={button}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
