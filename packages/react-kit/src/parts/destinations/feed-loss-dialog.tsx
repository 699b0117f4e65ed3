import type { FeedLoss } from '@postkit/sdk/schema';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { setupMessages } from './setup.messages.ts';

export interface FeedLossDialogProps {
  title: string;
  losses: readonly FeedLoss[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a save by which listeners lose a feed. */
export function FeedLossDialog({ title, losses, onConfirm, onCancel }: FeedLossDialogProps) {
  const messages = useWords(setupMessages);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.lossTitle(title)}
      confirmLabel={messages.lossConfirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="pk-stack">
        {losses.map((loss) => (
          <p key={loss}>{messages.losses[loss]}</p>
        ))}
      </div>
    </ConfirmDialog>
  );
}
