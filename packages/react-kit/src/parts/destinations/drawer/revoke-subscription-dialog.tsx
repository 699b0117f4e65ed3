import type { FeedSubscription } from '@postkit/sdk/schema';
import { useRevokeSubscription } from '../../../data/destinations/index.ts';
import { RemoveDialog } from '../../../host/remove-dialog.tsx';
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
  return (
    <RemoveDialog
      title={messages.revokeTitle(name)}
      confirmLabel={messages.revokeConfirm}
      removal={useRevokeSubscription(feedId)}
      input={id}
      failed={messages.revokeFailed}
      done={{ name: messages.subscribers, details: messages.revoked(name) }}
      onRemoved={onClose}
      onCancel={onClose}
    >
      {messages.revokeText}
    </RemoveDialog>
  );
}
