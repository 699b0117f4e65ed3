import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { setupMessages } from './setup.messages.ts';

/** Asks before a drawer with changes closes. */
export function DiscardDialog({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  const messages = useWords(setupMessages);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.discardTitle}
      confirmLabel={messages.discard}
      cancelLabel={messages.keepEditing}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      <p>{messages.discardText}</p>
    </ConfirmDialog>
  );
}
