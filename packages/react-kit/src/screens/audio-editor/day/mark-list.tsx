import History from 'lucide-react/icons/history';
import Scissors from 'lucide-react/icons/scissors';
import VolumeX from 'lucide-react/icons/volume-x';
import type { LogGap } from '@postkit/sdk/schema';
import type { EventMarks, Repeat } from '../../../data/audio-events/index.ts';
import { distinctClock } from '../../../host/time/clock-in-zone.ts';
import './mark-list.css';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { dayMessages } from './day.messages.ts';

export interface MarkListProps {
  marks: EventMarks;
  zone: string;
  /** Icons with text, or only icons with the text as their accessible name. */
  look: 'text' | 'icons';
  tabIndex?: number;
  /** Opens the earlier airing. */
  onGoTo: (repeat: Repeat) => void;
}

/** Marks of an event: a gap that truncates it, its silences, and an earlier airing. */
export function MarkList({ marks: { gap, silences, repeat }, zone, look, tabIndex, onGoTo }: MarkListProps) {
  const catalogue = useCatalogue();
  const messages = useWords(dayMessages);
  const clock = (at: number) => distinctClock(at, zone);
  const silence = silences.map(({ start, end }) => messages.silence(end - start, clock(start))).join(', ');
  const aired = repeat && messages.repeat[repeat.by](clock(repeat.at));
  return (
    <span className="pk-marks" data-look={look}>
      {gap && <Mark tone="gap" text={cutOffText(gap, clock, catalogue)} look={look} />}
      {silence && <Mark tone="silence" text={silence} look={look} />}
      {repeat && aired && (
        <button
          type="button"
          className="pk-mark"
          data-tone="repeat"
          tabIndex={tabIndex}
          title={aired}
          aria-label={aired}
          onClick={() => onGoTo(repeat)}
        >
          <History aria-hidden="true" />
          {look === 'text' && <span>{aired}</span>}
        </button>
      )}
    </span>
  );
}

function cutOffText(
  { start, end, open }: LogGap,
  clock: (at: number) => string,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(dayMessages);
  return open ? messages.cutOffSince(clock(start)) : messages.cutOff(clock(start), clock(end));
}

const icons = { gap: Scissors, silence: VolumeX } as const;

function Mark({ tone, text, look }: { tone: keyof typeof icons; text: string; look: MarkListProps['look'] }) {
  const Icon = icons[tone];
  if (look === 'text') {
    return (
      <span className="pk-mark" data-tone={tone}>
        <Icon aria-hidden="true" />
        <span>{text}</span>
      </span>
    );
  }
  return (
    <span className="pk-mark" data-tone={tone} role="img" aria-label={text} title={text}>
      <Icon aria-hidden="true" />
    </span>
  );
}
