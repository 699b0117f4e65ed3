import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useWords } from '../../../words/use-words.ts';
import { EventTranscript, type EventTranscriptProps } from '../transcript/event-transcript.tsx';
import '../../../ui/popover/popover.css';
import { dayMessages } from './day.messages.ts';

interface TranscriptPopoverProps extends EventTranscriptProps {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The transcript of an event at the button that opened it. */
export function TranscriptPopover({ event, query, trigger, onClose }: TranscriptPopoverProps) {
  const messages = useWords(dayMessages);
  const { title } = event.cart;
  return (
    <Popover
      className="pk-popover"
      triggerRef={trigger}
      isOpen
      onOpenChange={onClose}
      placement="bottom start"
      offset={4}
    >
      <Dialog className="pk-transcript" aria-label={messages.transcriptOf(title)}>
        <strong>{title}</strong>
        <EventTranscript event={event} query={query} />
      </Dialog>
    </Popover>
  );
}
