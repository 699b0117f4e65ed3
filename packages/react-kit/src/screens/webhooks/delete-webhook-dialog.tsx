import type { Webhook } from '@postkit/sdk/schema';
import { RemoveDialog } from '../../host/remove-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { webhooksMessages } from './webhooks.messages.ts';
import { useWebhookChange } from './webhooks.queries.ts';

export function DeleteWebhookDialog({
  webhook: { id, title },
  onClose,
}: {
  webhook: Webhook;
  onClose(): void;
}) {
  const messages = useWords(webhooksMessages);
  return (
    <RemoveDialog
      title={messages.removeTitle(title)}
      confirmLabel={messages.removeConfirm}
      removal={useWebhookChange((client, of: number) => client.webhooks.remove(of))}
      input={id}
      failed={messages.removeFailed}
      done={{ name: messages.name, details: messages.removed(title) }}
      onRemoved={onClose}
      onCancel={onClose}
    >
      <p>{messages.removeText}</p>
    </RemoveDialog>
  );
}
