import { serverMessage } from '@postkit/sdk';
import { useNotify } from '../../../host/use-notify.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ownSessionsMessages } from './own-sessions.messages.ts';
import { useEndSession } from './own-sessions.mutations.ts';

export interface EndSessionDialogProps {
  /** Null for all but the one of this browser. */
  id: string | null;
  onEnded(): void;
  onCancel(): void;
}

/** Asks before sessions end. */
export function EndSessionDialog({ id, onEnded, onCancel }: EndSessionDialogProps) {
  const notify = useNotify();
  const messages = useWords(ownSessionsMessages);
  const { mutate, isPending, error } = useEndSession();
  const message = error && serverMessage(error);

  function onSuccess(): void {
    const details = id === null ? messages.othersEnded : messages.ended;
    notify({ name: messages.title, details, type: 'success' });
    onEnded();
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={id === null ? messages.endOthersTitle : messages.endTitle}
      confirmLabel={messages.confirm}
      isBusy={isPending}
      errorMessage={message?.action === 'show' ? `${messages.endFailed} ${message.details}` : undefined}
      onConfirm={() => mutate(id, { onSuccess })}
      onCancel={onCancel}
    >
      {id === null ? messages.endOthersText : messages.endText}
    </ConfirmDialog>
  );
}
