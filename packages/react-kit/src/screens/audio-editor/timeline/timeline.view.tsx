import { type ReactNode, useState } from 'react';
import type { TimelineLevels } from '@postkit/sdk/schema';
import type { CategoryColors } from '../../../data/categories/index.ts';
import { levelingOf } from '../../../data/timeline/index.ts';
import { FormatChoice } from '../../../parts/episodes/download/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useWidth } from '../day/use-width.ts';
import { LoudnessMeter } from '../loudness/loudness-meter.tsx';
import { repeatedAds } from '../timeline-model/repeated-ads.ts';
import { useTransportControls } from '../transport/transport.controller.ts';
import { TransportView } from '../transport/transport.view.tsx';
import { useTransportKeys } from '../transport/use-transport-keys.ts';
import { ItemDialog } from './item-dialog.tsx';
import { PhoneTimeline } from './phone-timeline.tsx';
import { TimelineActions } from './timeline-actions.view.tsx';
import { TimelineClipDialog } from './timeline-clip-dialog.tsx';
import { TimelineList } from './timeline-list.tsx';
import { TimelineToolbarView } from './timeline-toolbar.view.tsx';
import { TimelineTrack } from './timeline-track.tsx';
import type { TimelineState } from './timeline.controller.ts';
import { timelineMessages } from './timeline.messages.ts';
import type { TimelineDownload } from './use-download.ts';
import { useTrackZoom } from './use-track-zoom.ts';
import './timeline.css';
import './timeline-bar.css';
import { useZoomKeys } from './use-zoom-keys.ts';

export interface TimelineViewProps {
  timeline: TimelineState;
  colors: CategoryColors;
  draftState: ReactNode;
  /** The button that finishes the episode, at the end of the bar. */
  finish?: ReactNode;
  /** Levels of the whole episode, if known. */
  levels?: TimelineLevels | undefined;
}

/** Pixels up to which the timeline is a sheet at the bottom of the screen. */
const phoneWidth = 560;

/** The timeline of the edited episode: its transport, its tools and its items. */
export function TimelineView(props: TimelineViewProps) {
  const messages = useWords(timelineMessages);
  const { timeline, colors, draftState, finish = null, levels } = props;
  const transport = useTransportControls(levelingOf(levels));
  const [section, setSection] = useState<HTMLElement | null>(null);
  const width = useWidth(section);
  const zoom = useTrackZoom(timeline.items);
  useTransportKeys(section, transport);
  useZoomKeys(section, zoom);
  const isPhone = width > 0 && width <= phoneWidth;
  const selected = timeline.selection.ids.size;
  const bar = <TransportView transport={transport} totalMs={timeline.totalMs} />;
  const meter = <LoudnessMeter meter={transport.meter} levels={levels} />;
  const saved = <span className="pk-timeline-draft">{draftState}</span>;
  const items =
    timeline.look === 'list' ? (
      <TimelineList timeline={timeline} />
    ) : (
      <TimelineTrack {...{ timeline, colors, zoom }} />
    );
  const tools = (
    <div className="pk-timeline-tools" role="group" aria-label={messages.toolbar}>
      <TimelineToolbarView {...{ timeline, zoom }} />
      {selected > 1 && <span className="pk-timeline-selected">{messages.selected(selected)}</span>}
      <span className="pk-timeline-space" />
      {meter}
      {!isPhone && saved}
      <TimelineActions timeline={timeline} />
      {!isPhone && finish}
    </div>
  );
  return (
    <section
      ref={setSection}
      className="pk-timeline"
      data-deck
      data-phone={isPhone || undefined}
      aria-label={messages.heading}
    >
      <VisuallyHidden>
        <Heading level={2}>{messages.heading}</Heading>
      </VisuallyHidden>
      {isPhone ? (
        <PhoneTimeline {...{ timeline, colors, bar, tools, saved, finish }}>{items}</PhoneTimeline>
      ) : (
        <>
          <div className="pk-timeline-bar">
            {bar}
            {tools}
          </div>
          {items}
        </>
      )}
      {repeatedAds(timeline.items).size > 0 && (
        <p className="pk-timeline-warning" role="status">
          {messages.repeatedAds}
        </p>
      )}
      <ItemDialog timeline={timeline} />
      <DownloadDialog download={timeline.download} />
      {timeline.clip.isOpen && <TimelineClipDialog transport={transport} onClose={timeline.clip.close} />}
      <VisuallyHidden>
        <span role="status">{timeline.announcement}</span>
      </VisuallyHidden>
    </section>
  );
}

/** Asks for the file format of the download. */
function DownloadDialog({ download }: { download: TimelineDownload }) {
  const messages = useWords(timelineMessages);
  return (
    <Dialog isOpen={download.isConfirmOpen} title={messages.downloadAs} onClose={download.cancel}>
      <FormatChoice onChoose={download.choose} />
    </Dialog>
  );
}
