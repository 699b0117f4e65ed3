import type { ReactNode } from 'react';
import type { TimelineLevels } from '@postkit/sdk/schema';
import { HostSlot } from '../../host/host-slot/host-slot.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { audioEditorMessages } from './audio-editor.messages.ts';
import { ConfirmedButton } from './drafts/confirmed-button.tsx';
import type { InfoState } from './info/info.controller.ts';
import { infoMessages } from './info/info.messages.ts';
import { InfoView } from './info/info.view.tsx';
import { ClipView } from './inspector/clip.view.tsx';
import { InspectorView } from './inspector/inspector.view.tsx';
import { LiveBar } from './live/live-bar.tsx';
import type { LibraryProps } from './sidebar/library-list.tsx';
import { LibraryView } from './sidebar/library.view.tsx';
import type { UploadState } from './sidebar/upload.controller.ts';
import { UploadView } from './sidebar/upload.view.tsx';
import type { TimelineState } from './timeline/timeline.controller.ts';
import { timelineMessages } from './timeline/timeline.messages.ts';
import { TimelineView } from './timeline/timeline.view.tsx';

export interface AudioEditorViewProps extends LibraryProps {
  upload: UploadState;
  /** Falsy for users without access to the log. */
  day: ReactNode;
  timeline: TimelineState;
  /** Levels of the whole episode, if known. */
  levels: TimelineLevels | undefined;
  /** Null for users who may not create episodes. */
  info: InfoState | null;
  /** Falsy for users who may not create episodes. */
  checks: ReactNode;
  /** Number of checks that the episode does not pass. */
  checkCount: number;
  drawer: ReactNode;
  dialog: ReactNode;
  isProcessing: boolean;
  /** Why Finish or Download stopped. */
  problem: string | null;
  onProblemRead: () => void;
  /** Whether the station has the draft. */
  draftState: ReactNode;
  /** Notice of a change that another browser made to the draft; null for none. */
  draftNotice: ReactNode;
  /** When the restored draft was saved; null if unknown. */
  restoredFrom: string | null;
  isRestored: boolean;
  onKeepRestored: () => void;
  onDiscard: () => void;
  /** The episode was deleted after the editor opened. */
  isDeleted: boolean;
  /** The user who saved the episode after the editor opened; null for none. */
  outdatedBy: string | null;
  onStartOver: () => void;
}

export function AudioEditorView(props: AudioEditorViewProps) {
  const messages = useWords(audioEditorMessages);
  const infoWords = useWords(infoMessages);
  const timelineWords = useWords(timelineMessages);
  const { day, timeline, info, drawer, dialog, library, upload, colors, zone } = props;
  const finish = info && (
    <>
      <HostSlot name="editorActions" props={{ showId: info.form.showId, isBusy: info.isFinishing }} />
      <Button variant="primary" isBusy={info.isFinishing} onPress={info.finish}>
        {info.live ? infoWords.update : infoWords.finish}
      </Button>
    </>
  );
  return (
    <section className="pk-editor" aria-label={messages.name}>
      <VisuallyHidden>
        <Heading level={1}>{messages.title}</Heading>
      </VisuallyHidden>
      <div className="pk-editor-grid" data-no-day={!day || undefined}>
        {info?.live && <LiveBar live={info.live} changed={info.changed} zone={zone} />}
        <Notices {...props} />
        {day}
        <InspectorView
          checkCount={props.checkCount}
          panels={{
            clip: <ClipView {...{ timeline, colors, zone }} />,
            episode: info && <InfoView info={info} zone={zone} />,
            checks: props.checks,
            library: <LibraryView {...{ library, colors, zone }} />,
            upload: <UploadView upload={upload} zone={zone} />,
          }}
        />
        <TimelineView
          timeline={timeline}
          colors={colors}
          draftState={props.draftState}
          finish={finish}
          levels={props.levels}
        />
        {drawer}
      </div>
      <Dialog
        isOpen={props.problem !== null}
        title={infoWords.errorTitle}
        role="alertdialog"
        onClose={props.onProblemRead}
        footer={
          <Button variant="primary" onPress={props.onProblemRead}>
            {infoWords.ok}
          </Button>
        }
      >
        {props.problem}
      </Dialog>
      <Dialog isOpen={props.isProcessing} title={timelineWords.processingTitle}>
        <div className="pk-editor-processing">
          <Spinner label={timelineWords.processing} />
          <span>{timelineWords.processingText}</span>
        </div>
      </Dialog>
      {dialog}
    </section>
  );
}

type NoticesProps = Pick<
  AudioEditorViewProps,
  | 'draftNotice'
  | 'restoredFrom'
  | 'isRestored'
  | 'onKeepRestored'
  | 'onDiscard'
  | 'isDeleted'
  | 'outdatedBy'
  | 'onStartOver'
>;

/** Banners that the user should read before editing. */
function Notices(props: NoticesProps) {
  const messages = useWords(audioEditorMessages);
  const { draftNotice, isRestored, isDeleted, outdatedBy, onStartOver } = props;
  if (isDeleted) {
    return (
      <div className="pk-editor-notice">
        <Banner tone="warning" isLive>
          {messages.deleted}
        </Banner>
      </div>
    );
  }
  if (draftNotice) return <div className="pk-editor-notice">{draftNotice}</div>;
  if (outdatedBy !== null) {
    return (
      <div className="pk-editor-notice">
        <Banner
          tone="warning"
          isLive
          actions={
            <ConfirmedButton
              label={messages.reload}
              title={messages.reloadTitle}
              text={messages.reloadText}
              onConfirm={onStartOver}
            />
          }
        >
          {messages.outdated(outdatedBy)}
        </Banner>
      </div>
    );
  }
  if (!isRestored) return null;
  return (
    <div className="pk-editor-notice">
      <Banner
        isLive
        actions={
          <>
            <ConfirmedButton
              label={messages.discard}
              title={messages.discardTitle}
              text={messages.reloadText}
              onConfirm={props.onDiscard}
            />
            <Button size="small" onPress={props.onKeepRestored}>
              {messages.keepEditing}
            </Button>
          </>
        }
      >
        {messages.restored(props.restoredFrom)}
      </Banner>
    </div>
  );
}
