import { useQuery } from '@tanstack/react-query';
import type { AudioEvent } from '@postkit/sdk/schema';
import { audioEventsQueries, useAudioEventsLive } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { useWords } from '../../../words/use-words.ts';
import { blocksOf } from './blocks-of.ts';
import { journalMessages } from './journal.messages.ts';

export interface DayBandProps {
  /** The day in unix seconds. */
  range: { start: number; end: number };
  zone: string;
  talkCategory: string;
  /** Unix seconds of the elements of the listed messages. */
  cues: readonly number[];
}

const none: readonly AudioEvent[] = [];

/** The log of the day as a band of elements, talk and unknown parts, with a mark at each start of a listed message. */
export function DayBand({ range, zone, talkCategory, cues }: DayBandProps) {
  const messages = useWords(journalMessages);
  const { client } = usePostKit();
  useAudioEventsLive(range);
  const { data: events = none, isError, isSuccess } = useQuery(audioEventsQueries.day(client, range));
  if (isError) return <p className="pk-muted">{messages.bandFailed}</p>;
  if (isSuccess && events.length === 0) return <p className="pk-muted">{messages.bandEmpty}</p>;
  const length = range.end - range.start;
  const at = (seconds: number) => ((seconds - range.start) / length) * 100;
  return (
    <figure className="pk-playout-band" aria-label={messages.band}>
      <svg data-deck viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
        {blocksOf(events, talkCategory).map(({ start, end, kind, title }) => (
          <rect
            key={`${start} ${title}`}
            data-kind={kind}
            x={at(start)}
            width={at(end) - at(start)}
            y={8}
            height={24}
          >
            <title>{messages.block(clockInZone(start, zone), title || messages.kinds[kind])}</title>
          </rect>
        ))}
        {cues.map((cue) => (
          <rect key={cue} data-kind="cue" x={at(cue)} width={0.08} y={0} height={32} />
        ))}
      </svg>
      <figcaption className="pk-playout-legend">
        {(['element', 'talk', 'unknown'] as const).map((kind) => (
          <span key={kind} data-kind={kind}>
            {messages.kinds[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
