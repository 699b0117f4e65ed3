import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishWhen } from './publish-payload.ts';
import { updateMessages } from './update.messages.ts';

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
