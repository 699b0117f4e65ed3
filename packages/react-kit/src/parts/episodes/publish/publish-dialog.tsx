import type { KeyboardEvent } from 'react';
import { HostSlot } from '../../../host/host-slot/host-slot.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ToneIcon } from '../../../ui/tone-icon/tone-icon.tsx';
import { useWords } from '../../../words/use-words.ts';
import { RightsSection } from '../rights/rights-section.tsx';
import { DestinationList, ExpirySection, ScheduleFields } from './choice-sections.tsx';
import { DetailFields } from './detail-fields.tsx';
import {
  NextText,
  PlanRows,
  PublishButtons,
  PublishNext,
  PublishPlan,
  type PublishPlanProps,
  UpdateButtons,
} from './publish-buttons.tsx';
import {
  type PublishController,
  type PublishData,
  type PublishOptions,
  usePublishController,
  usePublishData,
} from './publish-dialog.controller.ts';
import { publishMessages, ruleMessages } from './publish-dialog.messages.ts';
import { ConflictView, ProblemsDialog, TakeDownDialog } from './publish-questions.tsx';
import { ChangesList, PublishSummary } from './publish-summary.tsx';
import './publish-dialog.css';
import { updateMessages } from './update.messages.ts';

export interface PublishDialogProps extends PublishOptions {
  isOpen: boolean;
}

/**
 * The last step of an episode: destinations, details for feeds, and whether to save, publish or schedule it.
 * It never overwrites another user's version without asking.
 */
export function PublishDialog({ isOpen, ...options }: PublishDialogProps) {
  // Unmounting on close makes each opening start from the draft.
  return isOpen ? <OpenDialog {...options} /> : null;
}

function OpenDialog(options: PublishOptions) {
  const messages = useWords(publishMessages);
  const updateWords = useWords(updateMessages);
  const state = usePublishData(options.draft);
  if (state.status === 'ready') return <LoadedDialog options={options} data={state.data} />;
  return (
    <Dialog isOpen title={options.draft.live ? updateWords.title : messages.title} onClose={options.onClose}>
      {state.status === 'failed' ? (
        <ErrorState message={messages.loadFailed} onRetry={state.retry} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function LoadedDialog({ options, data }: { options: PublishOptions; data: PublishData }) {
  const publish = usePublishController(options, data);
  const { conflict, zone, busy, failure } = publish;
  return (
    <>
      <PublishFormView publish={publish} />
      {conflict && <ConflictView conflict={conflict} zone={zone} isBusy={busy !== null} failure={failure} />}
    </>
  );
}

/** The form of the dialog: it shows the state of its controller, and calls its actions. */
function PublishFormView({ publish }: { publish: PublishController }) {
  const messages = useWords(publishMessages);
  const updateWords = useWords(updateMessages);
  const { id, draft, zone, place, form, destinations, schedule, expiry, acceptance, rights } = publish;
  const { checks, update, nextNumber, failure, goTo } = publish;
  const isBusy = publish.busy !== null;
  const plan: PublishPlanProps = {
    id,
    zone,
    moment: publish.moment,
    destinationCount: destinations.posted.length,
    primary: publish.isScheduling ? 'schedule' : 'publish',
  };
  return (
    <Dialog
      isOpen
      title={update ? updateWords.title : messages.title}
      onClose={isBusy ? undefined : publish.onClose}
      footer={
        <>
          <ProblemCount id={id} count={checks.problems.length} />
          {update ? <NextText id={`${id}-update`}>{update.next}</NextText> : <PublishNext {...plan} />}
          <FooterButtons publish={publish} />
        </>
      }
    >
      <div
        ref={place}
        className="pk-publish"
        role="presentation"
        onKeyDown={(event) => isSend(event) && !isBusy && publish.sendPrimary()}
      >
        <PublishSummary checks={checks} onField={goTo}>
          {update && <ChangesList changes={update.changes} nothing={update.nothing} />}
        </PublishSummary>
        {failure && (
          <Banner tone="danger" title={failure.name} isLive>
            {failure.details}
          </Banner>
        )}
        <RightsSection {...acceptance.section} rights={rights} isDisabled={isBusy} />
        <DestinationList destinations={destinations} isDisabled={isBusy} />
        <DetailFields form={form} next={nextNumber} isDisabled={isBusy} onField={goTo} />
        {update?.status !== 'published' && (
          <ScheduleFields schedule={schedule} zone={zone} isDisabled={isBusy} />
        )}
        <ExpirySection expiry={expiry} zone={zone} isDisabled={isBusy} />
        {update ? <PlanRows id={id} rows={update.others} /> : <PublishPlan {...plan} />}
        <HostSlot name="publishFoot" props={{ showId: draft.showId, episodeId: draft.episodeId, isBusy }} />
      </div>
      <Question publish={publish} />
    </Dialog>
  );
}

function FooterButtons({ publish }: { publish: PublishController }) {
  const { id, busy, checks, update, send } = publish;
  const shared = {
    id,
    busy,
    problemCount: checks.problems.length,
    onPublish: () => void send({ kind: 'publish' }),
  };
  if (update)
    return (
      <UpdateButtons
        {...shared}
        status={update.status}
        canUpdate={update.canUpdate}
        onDraft={() => publish.setTakingDown(true)}
        onUpdate={publish.sendPrimary}
      />
    );
  return (
    <PublishButtons
      {...shared}
      isScheduling={publish.isScheduling}
      onSave={() => void send({ kind: 'save' })}
      onSchedule={publish.sendLater}
    />
  );
}

/** The open question: about problems, or before an episode is taken down. */
function Question({ publish }: { publish: PublishController }) {
  const { asked, draft, isTakingDown, update } = publish;
  if (asked)
    return (
      <ProblemsDialog
        problems={asked.problems}
        kind={asked.when.kind}
        onFix={publish.fixFirst}
        onPublish={publish.publishAnyway}
      />
    );
  if (!isTakingDown || !draft.live) return null;
  return (
    <TakeDownDialog
      live={draft.live}
      stationDestinations={publish.stationDestinations}
      changeCount={update?.changes.length ?? 0}
      onCancel={() => publish.setTakingDown(false)}
      onConfirm={publish.takeDown}
    />
  );
}

function ProblemCount({ id, count }: { id: string; count: number }) {
  const messages = useWords(ruleMessages);
  if (count === 0) return null;
  return (
    <p id={`${id}-problems`} className="pk-publish-problems">
      <ToneIcon tone="danger" />
      {messages.countHelp(count)}
    </p>
  );
}

/** Ctrl+Enter, or Cmd+Enter on a Mac: the same as the primary button. */
function isSend({ key, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

function Loading() {
  const messages = useWords(publishMessages);
  return (
    <div className="pk-stack" role="status" aria-label={messages.loading}>
      <PublishSkeleton />
    </div>
  );
}

/** Placeholders for the fields of the dialog. */
export function PublishSkeleton() {
  return [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height="20px" />);
}
