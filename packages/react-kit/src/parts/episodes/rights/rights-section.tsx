import { useEffect, useRef } from 'react';
import type { RuledEvent, TimelineRights } from '@postkit/sdk/schema';
import { formatClock } from '../../../host/time/format-duration.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useWords } from '../../../words/use-words.ts';
import './rights.css';
import { rightsMessages } from './rights.messages.ts';

export interface RightsSectionProps {
  rights: TimelineRights;
  isAccepted: boolean;
  /** The user pressed Publish without accepting; each attempt is a new number, 0 for none. */
  attempt: number;
  isDisabled: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/** The audio that the station leaves out of the episode, and the audio that the user must accept. */
export function RightsSection({ rights, isAccepted, attempt, isDisabled, onAccept }: RightsSectionProps) {
  const messages = useWords(rightsMessages);
  const { left_out: leftOut, to_accept: toAccept } = rights;
  const isMissing = attempt > 0 && !isAccepted;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) section.current?.querySelector('input')?.focus();
  }, [attempt]);
  if (leftOut.length + toAccept.length === 0) return null;
  return (
    <section ref={section} className="pk-rights" aria-label={messages.heading}>
      {leftOut.length > 0 && <Pieces text={messages.leftOut} events={leftOut} isLeftOut />}
      {toAccept.length > 0 && (
        <>
          <Pieces text={messages.asks} events={toAccept} />
          <Checkbox
            label={messages.accept(toAccept.length)}
            description={messages.kept}
            isSelected={isAccepted}
            isDisabled={isDisabled}
            errorMessage={isMissing ? messages.missing : undefined}
            onChange={onAccept}
          />
        </>
      )}
    </section>
  );
}

interface PiecesProps {
  text: string;
  events: readonly RuledEvent[];
  isLeftOut?: boolean;
}

function Pieces({ text, events, isLeftOut = false }: PiecesProps) {
  const messages = useWords(rightsMessages);
  return (
    <div className="pk-rights-pieces" data-left-out={isLeftOut || undefined}>
      <p>{text}</p>
      <ul>
        {events.map(({ event_id, title, artist, category, seconds }) => (
          <li key={event_id}>
            <span className="pk-rights-title">{messages.piece(title, artist)}</span>
            <span className="pk-muted">{category}</span>
            <span className="pk-time">{formatClock(seconds)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
