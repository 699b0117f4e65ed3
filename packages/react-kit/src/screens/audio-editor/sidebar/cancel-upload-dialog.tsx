import { isHttpError, serverMessage } from '@postkit/sdk';
import type { UnfinishedUpload } from '@postkit/sdk/schema';
import { useCancelUpload } from '../../../data/uploads/index.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { unfinishedUploadsMessages } from './sidebar.messages.ts';

export interface CancelUploadDialogProps {
  upload: UnfinishedUpload;
  onClose(): void;
}

/** Asks for confirmation before the received part of an upload is deleted. */
export function CancelUploadDialog({ upload: { uuid, title, user }, onClose }: CancelUploadDialogProps) {
  const notify = useNotify();
  const messages = useWords(unfinishedUploadsMessages);
  const { mutate, isPending, error } = useCancelUpload();
  const message = error && serverMessage(error);

  function finish(): void {
    notify({ name: messages.name, details: messages.cancelled(title), type: 'success' });
    onClose();
  }

  function confirm(): void {
    // 404 is success: the upload no longer exists.
    mutate(uuid, { onSuccess: finish, onError: (reason) => isHttpError(reason, 404) && finish() });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.cancelTitle(title)}
      confirmLabel={messages.cancelConfirm}
      cancelLabel={messages.keep}
      isBusy={isPending}
      errorMessage={message?.action === 'show' ? `${messages.cancelFailed} ${message.details}` : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {messages.cancelText(user)}
    </ConfirmDialog>
  );
}
