import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { confirmDialogMessages } from './confirm-dialog.messages.ts';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isDanger?: boolean | undefined;
  /** Disables both buttons while the action runs. */
  isBusy?: boolean | undefined;
  errorMessage?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const messages = useWords(confirmDialogMessages);
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel = messages.cancel,
    isDanger,
    isBusy,
    errorMessage,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      role="alertdialog"
      onClose={isBusy ? undefined : onCancel}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        <div>{children}</div>
        {errorMessage && (
          <Banner tone="danger" isLive>
            {errorMessage}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
