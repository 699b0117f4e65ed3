import FileText from 'lucide-react/icons/file-text';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { dayMessages as messages } from './day.messages.ts';
import '../../../ui/popover/popover.css';

export interface TranscriptLinkProps {
  title: string;
  transcript: string;
  tabIndex?: number;
}

/** Opens the transcript. The panel mounts only when opened, because a day has thousands of cards. */
export function TranscriptLink({ title, transcript, tabIndex }: TranscriptLinkProps) {
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
      {isOpen && (
        <Popover className="pk-popover" triggerRef={button} isOpen onOpenChange={setOpen} placement="bottom start" offset={4}>
          <Dialog className="pk-transcript" aria-label={messages.transcriptOf(title)}>
            <strong>{title}</strong>
            <p>{transcript}</p>
          </Dialog>
        </Popover>
      )}
    </>
  );
}
