import { type KeyboardEvent, useId } from 'react';
import { type EpisodeDraft, isOut } from './episode-draft.ts';
import type { PublishWhen } from './publish-payload.ts';
import { HostSlot } from '../../../screen/host-slot/host-slot.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DestinationList } from './destination-list.tsx';
import { DetailFields } from './detail-fields.tsx';
import type { PublishState } from './publish-dialog.controller.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import { usePublishForm } from './publish-form.ts';
import { PublishSummary } from './publish-summary.tsx';
import { PublishNext, PublishPlan, type PublishPlanProps } from './publish-plan.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { RightsSection } from '../rights/index.ts';
import { useAcceptance } from './use-acceptance.ts';
import { useSchedule } from './use-schedule.ts';
import { useWords } from '../../../words/use-words.ts';

export type PublishFormViewProps = Omit<Extract<PublishState, { status: 'ready' }>, 'status' | 'conflict'> & {
  draft: EpisodeDraft;
  durationSeconds: number;
  onClose: () => void;
};

export function PublishFormView(props: PublishFormViewProps) {
  const messages = useWords(publishMessages);
  const { draft, zone, destinations, busy, failure, rights, submit, onClose } = props;
  const id = useId();
  const form = usePublishForm(draft.fields);
  const schedule = useSchedule(draft.fields.delay_post_until, zone);
  const acceptance = useAcceptance(rights);
  const isBusy = busy !== null;
  const isScheduling = schedule.value.date !== null || schedule.value.time !== null;
  const plan: PublishPlanProps = {
    id,
    zone,
    moment: schedule.check.isValid ? schedule.check.moment : null,
    destinationCount: destinations.posted.length,
    isOut: isOut(draft),
    primary: isScheduling ? 'schedule' : 'publish',
  };

  async function send(when: PublishWhen): Promise<void> {
    if (when.kind !== 'save' && !acceptance.check()) return;
    await form.handleSubmit((fields) => submit(fields, when, acceptance.accepted))();
  }

  function sendLater(): void {
    const check = schedule.attempt();
    if (check.isValid) void send({ kind: 'schedule', moment: check.moment });
  }

  function sendPrimary(): void {
    if (isScheduling) sendLater();
    else void send({ kind: 'publish' });
  }

  return (
    <Dialog
      isOpen
      title={messages.title}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <PublishNext {...plan} />
          <PublishButtons
            id={id}
            busy={busy}
            isScheduling={isScheduling}
            onSave={() => void send({ kind: 'save' })}
            onSchedule={sendLater}
            onPublish={() => void send({ kind: 'publish' })}
          />
        </>
      }
    >
      <div className="pk-publish" role="presentation" onKeyDown={(event) => isSend(event) && !isBusy && sendPrimary()}>
        <PublishSummary {...props} chapters={form.watch('chapter_markers')} />
        {failure && (
          <Banner tone="danger" title={failure.name} isLive>
            {failure.details}
          </Banner>
        )}
        <RightsSection {...acceptance.section} rights={rights} isDisabled={isBusy} />
        <DestinationList destinations={destinations} isDisabled={isBusy} />
        <DetailFields form={form} isDisabled={isBusy} />
        <ScheduleFields schedule={schedule} zone={zone} isDisabled={isBusy} />
        <PublishPlan {...plan} />
        <HostSlot name="publishFoot" props={{ showId: draft.showId, episodeId: draft.episodeId, isBusy }} />
      </div>
    </Dialog>
  );
}

/** Ctrl+Enter, or Cmd+Enter on a Mac: the same as the primary button. */
function isSend({ key, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

interface ButtonsProps {
  id: string;
  busy: PublishWhen['kind'] | null;
  /** The date or time is filled in, which makes Schedule the primary button. */
  isScheduling: boolean;
  onSave: () => void;
  onSchedule: () => void;
  onPublish: () => void;
}

function PublishButtons({ id, busy, isScheduling, onSave, onSchedule, onPublish }: ButtonsProps) {
  const messages = useWords(publishMessages);
  const other = (kind: PublishWhen['kind']) => busy !== null && busy !== kind;
  return (
    <>
      <span className="pk-publish-save">
        <Button
          aria-describedby={`${id}-save`}
          isBusy={busy === 'save'}
          busyLabel={messages.saving}
          isDisabled={other('save')}
          onPress={onSave}
        >
          {messages.save}
        </Button>
      </span>
      <Button
        variant={isScheduling ? 'primary' : 'secondary'}
        aria-describedby={`${id}-schedule`}
        isBusy={busy === 'schedule'}
        busyLabel={messages.scheduling}
        isDisabled={other('schedule')}
        onPress={onSchedule}
      >
        {messages.schedule}
      </Button>
      <Button
        variant={isScheduling ? 'secondary' : 'primary'}
        aria-describedby={`${id}-publish`}
        isBusy={busy === 'publish'}
        busyLabel={messages.publishing}
        isDisabled={other('publish')}
        onPress={onPublish}
      >
        {messages.publishNow}
      </Button>
    </>
  );
}
