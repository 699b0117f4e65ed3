import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishWhen } from './publish-payload.ts';

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
