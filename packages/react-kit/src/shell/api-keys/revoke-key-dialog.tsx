import { isHttpError, serverMessage } from '@postkit/sdk';
import type { ApiKey } from '@postkit/sdk/schema';
import { useNotify } from '../../host/use-notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import { useRevokeApiKey } from './api-keys.mutations.ts';

export interface RevokeKeyDialogProps {
  apiKey: ApiKey;
  onRevoked(): void;
  onClose(): void;
}

/** Confirms that a key should stop working. */
export function RevokeKeyDialog({ apiKey, onRevoked, onClose }: RevokeKeyDialogProps) {
  const notify = useNotify();
  const messages = useWords(apiKeysMessages);
  const { mutate, isPending, error } = useRevokeApiKey();
  const message = error && serverMessage(error);

  function onSuccess(): void {
    notify({ name: messages.title, details: messages.revoked(apiKey.name), type: 'success' });
    onRevoked();
    onClose();
  }

  function confirm(): void {
    // A missing key is as good as revoked.
    mutate(apiKey.id, { onSuccess, onError: (reason) => isHttpError(reason, 404) && onSuccess() });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.revokeTitle(apiKey.name)}
      confirmLabel={messages.revokeConfirm}
      isBusy={isPending}
      errorMessage={message?.action === 'show' ? `${messages.revokeFailed} ${message.details}` : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {messages.revokeText}
    </ConfirmDialog>
  );
}
