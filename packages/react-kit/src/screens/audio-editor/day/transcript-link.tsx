import FileText from 'lucide-react/icons/file-text';
import { useRef, useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import type { EventTranscriptProps } from '../transcript/event-transcript.tsx';
import { dayMessages } from './day.messages.ts';
import { TranscriptPopover } from './transcript-popover.tsx';

export interface TranscriptLinkProps {
  event: EventTranscriptProps['event'];
  tabIndex?: number;
}

/** Opens the transcript. The panel mounts only when opened, because a day has thousands of cards. */
export function TranscriptLink({ event, tabIndex }: TranscriptLinkProps) {
  const messages = useWords(dayMessages);
  const { title } = event.cart;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="pk-transcript-link"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={messages.transcriptOf(title)}
        onClick={() => setOpen(!isOpen)}
      >
        <FileText aria-hidden="true" />
        <span className="pk-transcript-word">{messages.transcript}</span>
      </button>
      {isOpen && <TranscriptPopover event={event} trigger={button} onClose={() => setOpen(false)} />}
    </>
  );
}
