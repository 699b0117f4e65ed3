import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { setupMessages as words } from './setup.messages.ts';

/** Asks before a drawer closes with what was typed into it. */
export function DiscardDialog({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.discardTitle}
      confirmLabel={words.discard}
      cancelLabel={words.goOn}
      onConfirm={onDiscard}
      onCancel={onStay}
    >
      <p>{words.discardText}</p>
    </ConfirmDialog>
  );
}
