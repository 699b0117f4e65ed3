import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useState } from 'react';
import type { CategoryColors } from '../../../data/categories/index.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { MiniTimeline } from './mini-timeline.tsx';
import type { TimelineState } from './timeline.controller.ts';
import './phone-timeline.css';
import { timelineMessages } from './timeline.messages.ts';

interface PhoneTimelineProps {
  timeline: TimelineState;
  colors: CategoryColors;
  bar: ReactNode;
  tools: ReactNode;
  saved: ReactNode;
  finish: ReactNode;
  /** The track or the list. */
  children: ReactNode;
}

/** A sheet at the bottom of a phone: folded it has the transport and one row of items, unfolded the tools and the whole track. */
export function PhoneTimeline({ timeline, colors, bar, tools, saved, finish, children }: PhoneTimelineProps) {
  const messages = useWords(timelineMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="pk-sheet-head">
        <IconButton
          className="pk-sheet-grip"
          label={isOpen ? messages.fold : messages.unfold}
          icon={isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        {bar}
        <span className="pk-timeline-space" />
        {saved}
        {finish}
      </div>
      {isOpen ? (
        <>
          {tools}
          {children}
        </>
      ) : (
        <MiniTimeline {...{ timeline, colors }} onOpen={() => setOpen(true)} />
      )}
    </>
  );
}
