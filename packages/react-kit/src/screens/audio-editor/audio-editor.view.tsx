import { type ReactNode, useState } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { audioEditorMessages as words, infoMessages, timelineMessages } from './audio-editor.messages.ts';
import type { InfoState } from './info/info.controller.ts';
import { InfoView } from './info/info.view.tsx';
import { SidebarView, type SidebarViewProps } from './sidebar/sidebar.view.tsx';
import type { TimelineState } from './timeline/timeline.controller.ts';
import { TimelineView } from './timeline/timeline.view.tsx';

export interface AudioEditorViewProps extends Omit<SidebarViewProps, 'opensByItself'> {
  /** Left out for people who work without the broadcast log. */
  day: ReactNode;
  timeline: TimelineState;
  /** Null for people who only put audio together. */
  info: InfoState | null;
  drawer: ReactNode;
  dialog: ReactNode;
  opensSidebar: boolean;
  isProcessing: boolean;
  /** Why Finish or Download went no further. */
  problem: string | null;
  onProblemRead: () => void;
  /** Whether the station has the draft. */
  draftState: ReactNode;
  /** Where another browser changed the draft. */
  draftConflict: ReactNode;
  isRestored: boolean;
  onKeepRestored: () => void;
  /** The episode was deleted meanwhile. */
  isDeleted: boolean;
  /** Who saved the episode meanwhile. */
  outdatedBy: string | null;
  onStartOver: () => void;
}

export function AudioEditorView(props: AudioEditorViewProps) {
  const { day, timeline, info, drawer, dialog, library, upload, colors, zone, opensSidebar } = props;
  return (
    <section className="pk-editor" aria-label={words.name} data-plain={info === null || undefined}>
      <div className="pk-editor-main">
        <VisuallyHidden>
          <Heading level={1}>{words.title}</Heading>
        </VisuallyHidden>
        <Notices {...props} />
        {day}
        <TimelineView timeline={timeline} colors={colors} draftState={props.draftState} />
        {info && <InfoView info={info} />}
        {drawer}
      </div>
      <SidebarView {...{ library, upload, colors, zone }} opensByItself={opensSidebar} />
      <Dialog
        isOpen={props.problem !== null}
        title={infoMessages.errorTitle}
        size="small"
        role="alertdialog"
        onClose={props.onProblemRead}
        footer={
          <Button variant="primary" onPress={props.onProblemRead}>
            {infoMessages.ok}
          </Button>
        }
      >
        {props.problem}
      </Dialog>
      <Dialog isOpen={props.isProcessing} title={timelineMessages.processingTitle} size="small">
        <div className="pk-editor-processing">
          <Spinner label={timelineMessages.processing} />
          <span>{timelineMessages.processingText}</span>
        </div>
      </Dialog>
      {dialog}
    </section>
  );
}

type NoticesProps = Pick<
  AudioEditorViewProps,
  'draftConflict' | 'isRestored' | 'onKeepRestored' | 'isDeleted' | 'outdatedBy' | 'onStartOver'
>;

/** What somebody must know before they go on. */
function Notices({ draftConflict, isRestored, onKeepRestored, isDeleted, outdatedBy, onStartOver }: NoticesProps) {
  const [isAsking, setAsking] = useState(false);
  if (isDeleted) {
    return (
      <div className="pk-editor-notice">
        <Banner tone="warning" isLive>
          {words.deleted}
        </Banner>
      </div>
    );
  }
  if (outdatedBy !== null) {
    return (
      <div className="pk-editor-notice">
        <Banner
          tone="warning"
          isLive
          actions={
            <Button size="small" onPress={() => setAsking(true)}>
              {words.reload}
            </Button>
          }
        >
          {words.outdated(outdatedBy)}
        </Banner>
        <ConfirmDialog
          isOpen={isAsking}
          title={words.reloadTitle}
          confirmLabel={words.reload}
          isDanger
          onConfirm={onStartOver}
          onCancel={() => setAsking(false)}
        >
          {words.reloadText}
        </ConfirmDialog>
      </div>
    );
  }
  if (draftConflict) return <div className="pk-editor-notice">{draftConflict}</div>;
  if (!isRestored) return null;
  return (
    <div className="pk-editor-notice">
      <Banner
        isLive
        actions={
          <>
            <Button size="small" onPress={onStartOver}>
              {words.startOver}
            </Button>
            <Button size="small" onPress={onKeepRestored}>
              {words.dismiss}
            </Button>
          </>
        }
      >
        {words.restored}
      </Banner>
    </div>
  );
}
