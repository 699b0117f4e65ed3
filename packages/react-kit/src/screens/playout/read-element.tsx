import { type PlayoutElement, playoutCategory } from '@postkit/sdk/schema';
import { clockInZone } from '../../host/time/clock-in-zone.ts';
import { formatClock } from '../../host/time/format-duration.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { useWords } from '../../words/use-words.ts';
import { inputFormMessages } from './drawer/input-form.messages.ts';

const tones: Readonly<Record<PlayoutElement['fate'], Tone>> = {
  logged: 'success',
  late: 'warning',
  corrected: 'info',
  stopped: 'info',
  repeated: 'neutral',
  stale: 'warning',
  plan: 'neutral',
  'no event': 'neutral',
};

export interface ReadElementProps {
  element: PlayoutElement;
  zone: string;
  /** The station's categories by those of the system. */
  categories: Readonly<Record<string, string>>;
  talkCategory: string;
}

/** An element as the log would have it, with its fate and the reason. */
export function ReadElement({ element, zone, categories, talkCategory }: ReadElementProps) {
  const messages = useWords(inputFormMessages);
  const { fate, reason, title, artist, cart, type, started_at_ms, planned_ms, played_ms } = element;
  const length_ms = played_ms ?? planned_ms;
  const facts: readonly (readonly [name: keyof typeof messages.facts, text: string])[] = [
    ['cart', cart],
    ['title', title],
    ['artist', artist],
    ['category', playoutCategory(element, categories, talkCategory)],
    ['type', messages.types[type]],
    ['start', started_at_ms === null ? '' : clockInZone(started_at_ms / 1000, zone)],
    ['length', length_ms === null ? '' : formatClock(length_ms / 1000)],
  ];
  return (
    <div className="pk-playout-element">
      <div>
        <Badge tone={tones[fate]}>{messages.fates[fate]}</Badge>{' '}
        {reason && <span className="pk-muted">{reason}</span>}
      </div>
      <dl className="pk-playout-pairs">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{messages.facts[name]}</dt>
            <dd>{text || <span className="pk-muted">{messages.noFact}</span>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
