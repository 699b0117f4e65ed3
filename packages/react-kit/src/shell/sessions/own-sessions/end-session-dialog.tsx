import { RemoveDialog } from '../../../host/remove-dialog.tsx';
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
  const messages = useWords(ownSessionsMessages);
  return (
    <RemoveDialog
      title={id === null ? messages.endOthersTitle : messages.endTitle}
      confirmLabel={messages.confirm}
      removal={useEndSession()}
      input={id}
      failed={messages.endFailed}
      done={{ name: messages.title, details: id === null ? messages.othersEnded : messages.ended }}
      onRemoved={onEnded}
      onCancel={onCancel}
    >
      {id === null ? messages.endOthersText : messages.endText}
    </RemoveDialog>
  );
}
