import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import './conflict-dialog.css';
import { conflictDialogMessages } from './conflict-dialog.messages.ts';

export interface ConflictDialogProps {
  title: string;
  /** Who saved the other version and when, as far as known. */
  text: string;
  isBusy: boolean;
  /** Why keeping one's own version failed. */
  failure: { name: string; details: string } | null;
  /** The differences. */
  children?: ReactNode;
  onBack: () => void;
  onLoadTheirs: () => void;
  onKeepMine: () => void;
}

/** Asks which version to keep after two users saved the same thing. No choice is preselected. */
export function ConflictDialog({
  title,
  text,
  isBusy,
  failure,
  children,
  onBack,
  onLoadTheirs,
  onKeepMine,
}: ConflictDialogProps) {
  const messages = useWords(conflictDialogMessages);
  return (
    <Dialog
      isOpen
      title={title}
      role="alertdialog"
      onClose={isBusy ? undefined : onBack}
      footer={
        <>
          <Button variant="quiet" isDisabled={isBusy} onPress={onBack}>
            {messages.back}
          </Button>
          <Button isDisabled={isBusy} onPress={onLoadTheirs}>
            {messages.loadTheirs}
          </Button>
          <Button isBusy={isBusy} busyLabel={messages.saving} onPress={onKeepMine}>
            {messages.keepMine}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <p>{text}</p>
        {children}
        <ul className="pk-conflict-choices">
          <li>{messages.theirsHelp}</li>
          <li>{messages.mineHelp}</li>
        </ul>
        {failure && (
          <Banner tone="danger" title={failure.name} isLive>
            {failure.details}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
