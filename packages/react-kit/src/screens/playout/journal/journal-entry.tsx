import type { PlayoutInput, PlayoutJournalEntry } from '@postkit/sdk/schema';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useWords } from '../../../words/use-words.ts';
import { Findings } from '../findings.tsx';
import { ReadElement } from '../read-element.tsx';
import { journalMessages } from './journal.messages.ts';

export interface JournalEntryProps {
  entry: PlayoutJournalEntry;
  /** Undefined for one that was deleted meanwhile. */
  input: PlayoutInput | undefined;
  talkCategory: string;
  zone: string;
}

/** A message: its time and input, what was read, and its text on demand. */
export function JournalEntry({ entry, input, talkCategory, zone }: JournalEntryProps) {
  const messages = useWords(journalMessages);
  const { arrived_at_ms, elements, findings, is_read, text, bytes, peer } = entry;
  return (
    <li>
      <div className="pk-playout-entry-head">
        <time className="pk-time" dateTime={new Date(arrived_at_ms).toISOString()}>
          {clockInZone(arrived_at_ms / 1000, zone)}
        </time>
        <span>{input?.name ?? messages.deleted}</span>
        {!is_read && <Badge tone="info">{messages.unread}</Badge>}
      </div>
      <div className="pk-playout-entry-read">
        {elements.map((element, index) => (
          // The same element may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <ReadElement
            key={index}
            categories={input?.categories ?? {}}
            {...{ element, zone, talkCategory }}
          />
        ))}
        <Findings findings={findings} />
        <details>
          <summary>{messages.raw}</summary>
          {peer && <p className="pk-muted">{messages.peer(peer)}</p>}
          {bytes > new TextEncoder().encode(text).length && text.length >= shownCharacters && (
            <p className="pk-muted">{messages.shortened(bytes)}</p>
          )}
          <pre>{text}</pre>
        </details>
      </div>
    </li>
  );
}

/** Characters of a message that the journal has at most. */
const shownCharacters = 4000;
