import type { PlayoutInput } from '@postkit/sdk/schema';
import { useNow } from '../../host/time/use-now.ts';
import { useSinceText } from '../../parts/logger/recording/index.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { inputsMessages } from './inputs.messages.ts';

const tones: Readonly<Record<PlayoutInput['state'], Tone>> = {
  off: 'neutral',
  waiting: 'info',
  receiving: 'success',
  silent: 'warning',
  failed: 'danger',
};

export interface InputFactsProps {
  input: PlayoutInput;
  /** Name of its system. */
  system: string | undefined;
  zone: string;
}

/** The name of an input, its state, what is on air, and its last message. */
export function InputFacts({ input, system, zone }: InputFactsProps) {
  const messages = useWords(inputsMessages);
  const catalogue = useCatalogue();
  const now = useNow();
  const since = useSinceText(zone);
  const { name, state, state_reason, on_air, last_message_ms, transport } = input;
  const source = input.system === null ? messages.otherSystem : (system ?? input.system);
  const title =
    on_air && ([on_air.title || on_air.cart, on_air.artist].filter(Boolean).join(' – ') || messages.noTitle);
  return (
    <div className="pk-playout-facts">
      <div className="pk-playout-name">
        <strong className="pk-truncate">{name}</strong>
        <span className="pk-muted">
          {source} · {messages.transports[transport.type]}
        </span>
      </div>
      <div className="pk-playout-state">
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
        {state_reason && <span className="pk-muted">{state_reason}</span>}
      </div>
      <dl className="pk-playout-pairs">
        <div>
          <dt>{messages.onAir}</dt>
          <dd>
            {on_air === null ? (
              messages.nothingOnAir
            ) : (
              <>
                <span>{title}</span>{' '}
                <span className="pk-muted pk-time">{timeOf(on_air, since, catalogue)}</span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{messages.lastMessage}</dt>
          <dd>
            {last_message_ms === null ? messages.noMessage : agoText(now - last_message_ms / 1000, catalogue)}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function timeOf(
  { started_at_ms, ended_at_ms }: NonNullable<PlayoutInput['on_air']>,
  since: (seconds: number | null) => string,
  catalogue: Catalogue,
): string {
  const messages = catalogue.wordsOf(inputsMessages);
  if (ended_at_ms !== null) return messages.ended(since(ended_at_ms / 1000));
  return started_at_ms === null ? '' : messages.since(since(started_at_ms / 1000));
}

function agoText(seconds: number, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(inputsMessages);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return messages.now;
  if (minutes < 60) return messages.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? messages.hoursAgo(hours) : messages.daysAgo(Math.floor(hours / 24));
}
