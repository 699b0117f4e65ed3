import { type ReactNode, useState } from 'react';
import { Heading } from '../../../ui/heading/heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { timelineMessages as messages } from './timeline.messages.ts';
import type { CategoryColors } from '../../categories/index.ts';
import type { TimelineState } from './timeline.controller.ts';
import { useTransportControls } from '../transport/transport.controller.ts';
import { useTransportKeys } from '../transport/use-transport-keys.ts';
import { TransportView } from '../transport/transport.view.tsx';
import { TimelineToolbarView } from './timeline-toolbar.view.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { TimelineList } from './timeline-list.tsx';
import { TimelineTrack } from './timeline-track.tsx';
import './timeline.css';
import { FormatChoice } from '../../episodes/download/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { TimelineDownload } from './use-download.ts';

export interface TimelineViewProps {
  timeline: TimelineState;
  colors: CategoryColors;
  draftState: ReactNode;
  /** Ends the edit; falsy for users who may not create episodes. */
  finish: ReactNode;
}

/** The timeline of the edited episode. */
export function TimelineView({ timeline, colors, draftState, finish }: TimelineViewProps) {
  const transport = useTransportControls();
  const [section, setSection] = useState<HTMLElement | null>(null);
  useTransportKeys(section, transport);
  return (
    <section ref={setSection} className="pk-timeline" aria-label={messages.heading}>
      <div className="pk-timeline-head">
        <Heading level={2} look={4}>
          {messages.heading}
        </Heading>
        <TransportView transport={transport} totalMs={timeline.totalMs} />
        {timeline.selection.ids.size > 1 && <span className="pk-timeline-selected">{messages.selected(timeline.selection.ids.size)}</span>}
        <span className="pk-timeline-draft">{draftState}</span>
        <TimelineToolbarView timeline={timeline} />
        {finish}
      </div>
      {timeline.look === 'list' ? <TimelineList timeline={timeline} /> : <TimelineTrack timeline={timeline} colors={colors} />}
      <ItemDialog timeline={timeline} />
      <DownloadDialog download={timeline.download} />
      <VisuallyHidden>
        <span role="status">{timeline.announcement}</span>
      </VisuallyHidden>
    </section>
  );
}

/** Asks for the file format of the download. */
function DownloadDialog({ download }: { download: TimelineDownload }) {
  return (
    <Dialog isOpen={download.isConfirmOpen} title={messages.downloadAs} size="small" onClose={download.cancel}>
      <FormatChoice onChoose={download.choose} />
    </Dialog>
  );
}
