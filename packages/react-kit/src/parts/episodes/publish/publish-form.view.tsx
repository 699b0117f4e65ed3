import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { EpisodeDraft } from '../../../data/episodes/index.ts';
import { readChapterLines } from '../../../data/episodes/index.ts';
import { type EditorField, type EnteredFields, isEditorField } from '../../../data/episodes/index.ts';
import { HostSlot } from '../../../host/host-slot/host-slot.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { focusField } from '../../../ui/field-place/focus-field.ts';
import { ToneIcon } from '../../../ui/tone-icon/tone-icon.tsx';
import { useWords } from '../../../words/use-words.ts';
import { RightsSection } from '../rights/rights-section.tsx';
import { ChangesList } from './changes-list.tsx';
import { DestinationList } from './destination-list.tsx';
import { DetailFields } from './detail-fields.tsx';
import { ExpirySection } from './expiry-section.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import type { PublishState } from './publish-dialog.controller.ts';
import { publishMessages, ruleMessages } from './publish-dialog.messages.ts';
import { type PublishForm, usePublishForm } from './publish-form.ts';
import type { PublishWhen } from './publish-payload.ts';
import { NextText, PlanRows, PublishNext, PublishPlan, type PublishPlanProps } from './publish-plan.tsx';
import { PublishSummary } from './publish-summary.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { UpdateButtons } from './update-buttons.tsx';
import { updateMessages } from './update.messages.ts';
import { useAcceptance } from './use-acceptance.ts';
import type { DestinationChoice } from './use-destination-choice.ts';
import { useExpiry } from './use-expiry.ts';
import { useNextNumber } from './use-next-number.ts';
import { useProblemQuestion } from './use-problem-question.ts';
import { usePublishChecks } from './use-publish-checks.ts';
import { type Schedule, useSchedule } from './use-schedule.ts';
import { useTakeDown } from './use-take-down.tsx';
import { useUpdate } from './use-update.ts';

export type PublishFormViewProps = Omit<Extract<PublishState, { status: 'ready' }>, 'status' | 'conflict'> & {
  draft: EpisodeDraft;
  durationSeconds: number;
  onClose: () => void;
  onEditorField: ((field: EditorField, fields: EnteredFields) => void) | undefined;
};

export function PublishFormView(props: PublishFormViewProps) {
  const messages = useWords(publishMessages);
  const updateWords = useWords(updateMessages);
  const { draft, zone, destinations, failure, rights, onClose } = props;
  const view = usePublishView(props);
  const { id, form, schedule, expiry, acceptance, checks, busy, update, sendPrimary, place, goTo } = view;
  // A serial feed may belong to a show that is not.
  const isSerial =
    props.show?.show_format === 'serial' || checks.problems.some(({ field }) => field === 'episode_number');
  const next = useNextNumber(draft, isSerial);
  const isBusy = busy !== null;
  const plan: PublishPlanProps = {
    id,
    zone,
    moment: schedule.check.isValid ? schedule.check.moment : null,
    destinationCount: destinations.posted.length,
    primary: view.isScheduling ? 'schedule' : 'publish',
  };
  return (
    <Dialog
      isOpen
      title={update ? updateWords.title : messages.title}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <ProblemCount id={id} count={checks.problems.length} />
          {update ? <NextText id={`${id}-update`}>{update.next}</NextText> : <PublishNext {...plan} />}
          <FooterButtons view={view} />
        </>
      }
    >
      <div
        ref={place}
        className="pk-publish"
        role="presentation"
        onKeyDown={(event) => isSend(event) && !isBusy && sendPrimary()}
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
        <DetailFields form={form} next={next} isDisabled={isBusy} onField={goTo} />
        {update?.status !== 'published' && (
          <ScheduleFields schedule={schedule} zone={zone} isDisabled={isBusy} />
        )}
        <ExpirySection expiry={expiry} zone={zone} isDisabled={isBusy} />
        {update ? <PlanRows id={id} rows={update.others} /> : <PublishPlan {...plan} />}
        <HostSlot name="publishFoot" props={{ showId: draft.showId, episodeId: draft.episodeId, isBusy }} />
      </div>
      {view.question}
    </Dialog>
  );
}

function FooterButtons({
  view: { id, busy, checks, update, isScheduling, send, sendLater, sendPrimary, askDraft },
}: {
  view: PublishView;
}) {
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
        onDraft={askDraft}
        onUpdate={sendPrimary}
      />
    );
  return (
    <PublishButtons
      {...shared}
      isScheduling={isScheduling}
      onSave={() => void send({ kind: 'save' })}
      onSchedule={sendLater}
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

/** The form of the dialog with its checks, and the actions of its buttons. */
function usePublishView(props: PublishFormViewProps) {
  const { draft, zone, destinations, rights, submit, onEditorField } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const form = usePublishForm(draft.fields);
  const schedule = useSchedule(draft.fields.delay_post_until, zone);
  const expiry = useExpiry(draft, props.show, schedule.check.isValid ? schedule.check.moment : null);
  const acceptance = useAcceptance(rights);
  const checks = usePublishChecks({ ...props, hasEditor: onEditorField !== undefined }, form);
  const { asked, checking, passes, close } = useProblemQuestion(checks.settle);
  const [mending, setMending] = useState<(() => void) | null>(null);
  const update = useUpdate(props, { form, schedule, expiry });
  const isScheduling = schedule.value.date !== null || schedule.value.time !== null;

  async function send(when: PublishWhen): Promise<void> {
    if (checking !== null || (when.kind !== 'save' && !acceptance.check())) return;
    await form.handleSubmit(async (fields) => {
      if (when.kind === 'save' || (await passes(fields, when)))
        submit({ ...fields, expires_at: expiry.at(when) }, when, acceptance.accepted);
    })();
  }

  function sendLater(): void {
    const check = schedule.attempt();
    if (check.isValid) void send({ kind: 'schedule', moment: check.moment });
  }

  function sendPrimary(): void {
    if (update) {
      const when = update.canUpdate ? update.attempt() : null;
      if (when) void send(when);
    } else if (isScheduling) sendLater();
    else void send({ kind: 'publish' });
  }

  function goTo(field: string): void {
    if (onEditorField && isEditorField(field))
      onEditorField(field, enteredFields(form, destinations, schedule));
    else if (place.current) focusField(place.current, field);
  }

  function mend(): void {
    close(false);
    const field = asked?.problems.find((problem) => problem.field !== undefined)?.field;
    setMending(() => () => {
      if (field !== undefined) goTo(field);
      else place.current?.querySelector<HTMLElement>('.pk-publish-checks')?.focus();
    });
  }

  // The question keeps the focus until it is gone.
  useEffect(() => mending?.(), [mending]);

  function publishAnyway(): void {
    close(true);
    if (asked)
      submit({ ...asked.fields, expires_at: expiry.at(asked.when) }, asked.when, acceptance.accepted);
  }

  const problems = asked && (
    <ProblemsDialog
      problems={asked.problems}
      kind={asked.when.kind}
      onMend={mend}
      onPublish={publishAnyway}
    />
  );
  const takeDown = useTakeDown({
    live: draft.live,
    connections: props.connections,
    changeCount: update?.changes.length ?? 0,
    onConfirm: () => void send({ kind: 'save' }),
  });
  const question = problems || takeDown.question;
  const actions = { send, sendLater, sendPrimary, askDraft: takeDown.ask, goTo };
  return {
    id,
    form,
    schedule,
    expiry,
    acceptance,
    checks,
    question,
    busy: props.busy ?? checking,
    update,
    isScheduling,
    place,
    ...actions,
  };
}

/** The fields as the user left them, so that the editor gives them back. */
function enteredFields(
  form: PublishForm,
  destinations: DestinationChoice,
  { check }: Schedule,
): EnteredFields {
  const { chapter_markers: lines, ...fields } = form.getValues();
  const chapters = readChapterLines(lines);
  return {
    ...fields,
    ...(Array.isArray(chapters) && { chapter_markers: chapters }),
    social_media_connections: destinations.posted,
    delay_post_until: check.isValid ? check.moment : null,
  };
}

type PublishView = ReturnType<typeof usePublishView>;

/** Ctrl+Enter, or Cmd+Enter on a Mac: the same as the primary button. */
function isSend({ key, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
