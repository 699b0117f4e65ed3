import { useWords } from '../../words/use-words.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { discardDialogMessages } from './discard-dialog.messages.ts';

export interface DiscardDialogProps {
  isOpen: boolean;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before a dialog or drawer with unsaved changes closes. */
export function DiscardDialog({ isOpen, onDiscard, onStay }: DiscardDialogProps) {
  const messages = useWords(discardDialogMessages);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      title={messages.title}
      confirmLabel={messages.discard}
      cancelLabel={messages.keepEditing}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      <p>{messages.text}</p>
    </ConfirmDialog>
  );
}
