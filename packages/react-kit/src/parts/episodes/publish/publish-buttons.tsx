import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { commandKey } from '../../../ui/kbd/command-key.ts';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishWhen } from './publish-form.ts';
import { planText } from './publish-texts.ts';
import { updateMessages } from './update.messages.ts';

export interface PublishButtonsProps {
  id: string;
  busy: PublishWhen['kind'] | null;
  /** The date or time is filled in, which makes Schedule the primary button. */
  isScheduling: boolean;
  /** Number of problems that PostKit asks about before the episode goes out. */
  problemCount: number;
  onSave: () => void;
  onSchedule: () => void;
  onPublish: () => void;
}

export function PublishButtons({
  id,
  busy,
  isScheduling,
  problemCount,
  onSave,
  onSchedule,
  onPublish,
}: PublishButtonsProps) {
  const messages = useWords(publishMessages);
  const other = (kind: PublishWhen['kind']) => busy !== null && busy !== kind;
  const described = (kind: PublishWhen['kind']) =>
    problemCount > 0 ? `${id}-${kind} ${id}-problems` : `${id}-${kind}`;
  // The text above the buttons says it to screen readers.
  const badge = problemCount > 0 && (
    <span className="pk-publish-count" aria-hidden="true">
      {problemCount}
    </span>
  );
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
        aria-describedby={described('schedule')}
        isBusy={busy === 'schedule'}
        busyLabel={messages.scheduling}
        isDisabled={other('schedule')}
        onPress={onSchedule}
      >
        {messages.schedule}
        {isScheduling && badge}
      </Button>
      <Button
        variant={isScheduling ? 'secondary' : 'primary'}
        aria-describedby={described('publish')}
        isBusy={busy === 'publish'}
        busyLabel={messages.publishing}
        isDisabled={other('publish')}
        onPress={onPublish}
      >
        {messages.publishNow}
        {!isScheduling && badge}
      </Button>
    </>
  );
}

export interface UpdateButtonsProps {
  id: string;
  status: 'published' | 'scheduled';
  busy: PublishWhen['kind'] | null;
  /** Whether an update would change anything. */
  canUpdate: boolean;
  /** Number of problems that PostKit asks about before the update. */
  problemCount: number;
  onDraft: () => void;
  onPublish: () => void;
  onUpdate: () => void;
}

/** The buttons for an episode that is out. None but a confirmed one takes it down. */
export function UpdateButtons({
  id,
  status,
  busy,
  canUpdate,
  problemCount,
  onDraft,
  onPublish,
  onUpdate,
}: UpdateButtonsProps) {
  const messages = useWords(updateMessages);
  const publishWords = useWords(publishMessages);
  const other = (kind: PublishWhen['kind']) => busy !== null && busy !== kind;
  const described = (kind: PublishWhen['kind']) =>
    problemCount > 0 ? `${id}-${kind} ${id}-problems` : `${id}-${kind}`;
  return (
    <>
      <span className="pk-publish-save pk-publish-take-down">
        <Button
          variant="quiet"
          aria-describedby={`${id}-save`}
          aria-haspopup="dialog"
          isDisabled={busy !== null}
          onPress={onDraft}
        >
          {messages.draft[status]}
        </Button>
      </span>
      {status === 'scheduled' && (
        <Button
          aria-describedby={described('publish')}
          isBusy={busy === 'publish'}
          busyLabel={publishWords.publishing}
          isDisabled={other('publish')}
          onPress={onPublish}
        >
          {publishWords.publishNow}
        </Button>
      )}
      <Button
        variant="primary"
        aria-describedby={described('update')}
        isBusy={busy === 'update'}
        busyLabel={messages.updating}
        isDisabled={other('update') || !canUpdate}
        onPress={onUpdate}
      >
        {messages.update}
        {problemCount > 0 && canUpdate && (
          <span className="pk-publish-count" aria-hidden="true">
            {problemCount}
          </span>
        )}
      </Button>
    </>
  );
}

/** The buttons for an episode that is not out. */
type DraftKind = Exclude<PublishWhen['kind'], 'update'>;

export interface PublishPlanProps {
  /** Prefix of the ids that link each button to its sentence. */
  id: string;
  moment: number | null;
  zone: string;
  destinationCount: number;
  /** The button that Ctrl+Enter presses. */
  primary: DraftKind;
}

const kinds = (catalogue: Catalogue): readonly { when: DraftKind; label: string }[] => {
  const messages = catalogue.wordsOf(publishMessages);
  return [
    { when: 'publish', label: messages.publishNow },
    { when: 'schedule', label: messages.schedule },
    { when: 'save', label: messages.save },
  ];
};

/** Explains what the buttons besides the primary one will do. */
export function PublishPlan({ id, primary, ...plan }: PublishPlanProps) {
  const catalogue = useCatalogue();
  const rows = kinds(catalogue).filter(({ when }) => when !== primary);
  return (
    <PlanRows
      id={id}
      rows={rows.map((row) => ({
        ...row,
        text: planText({ ...plan, when: row.when }, catalogue),
      }))}
    />
  );
}

/** Buttons and their effects; the texts describe the buttons. */
export function PlanRows({
  id,
  rows,
}: {
  id: string;
  rows: readonly { when: PublishWhen['kind']; label: string; text: string }[];
}) {
  const messages = useWords(publishMessages);
  return (
    <dl className="pk-publish-plan" aria-label={messages.plan}>
      {rows.map(({ when, label, text }) => (
        <div key={when} className="pk-publish-plan-row">
          <dt>{label}</dt>
          <dd id={`${id}-${when}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Above the buttons: the effect of the primary one, and its keys. */
export function PublishNext({ id, primary, ...plan }: PublishPlanProps) {
  const catalogue = useCatalogue();
  return <NextText id={`${id}-${primary}`}>{planText({ ...plan, when: primary }, catalogue)}</NextText>;
}

/** @param id describes the primary button */
export function NextText({ id, children }: { id: string; children: ReactNode }) {
  const messages = useWords(publishMessages);
  return (
    <p className="pk-publish-next">
      <span id={id}>{children}</span>
      <Kbd keys={[commandKey(), messages.enter]} />
    </p>
  );
}
