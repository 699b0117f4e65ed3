import { isHttpError, serverMessage } from '@postkit/sdk';
import type { FeedSubscription } from '@postkit/sdk/schema';
import { useRevokeSubscription } from '../../../data/connections/index.ts';
import { useNotify } from '../../../host/use-notify.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { feedPrivacyMessages } from './feed.messages.ts';

export interface RevokeSubscriptionDialogProps {
  feedId: number;
  subscription: FeedSubscription;
  onClose: () => void;
}

/** Asks before the address of a listener stops working. */
export function RevokeSubscriptionDialog({
  feedId,
  subscription: { id, name },
  onClose,
}: RevokeSubscriptionDialogProps) {
  const messages = useWords(feedPrivacyMessages);
  const notify = useNotify();
  const { mutate, isPending, error } = useRevokeSubscription(feedId);
  const message = error && serverMessage(error);

  function onSuccess(): void {
    notify({ name: messages.subscribers, details: messages.revoked(name), type: 'success' });
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.revokeTitle(name)}
      confirmLabel={messages.revokeConfirm}
      isBusy={isPending}
      errorMessage={message?.action === 'show' ? `${messages.revokeFailed} ${message.details}` : undefined}
      // A missing subscription is as good as revoked.
      onConfirm={() =>
        mutate(id, { onSuccess, onError: (reason) => isHttpError(reason, 404) && onSuccess() })
      }
      onCancel={onClose}
    >
      {messages.revokeText}
    </ConfirmDialog>
  );
}
