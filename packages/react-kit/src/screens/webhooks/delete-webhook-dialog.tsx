import type { Webhook } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useNotify } from '../../host/use-notify.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { webhooksMessages } from './webhooks.messages.ts';
import { useWebhookChange } from './webhooks.queries.ts';

export function DeleteWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(webhooksMessages);
  const { mutate, isPending, error } = useWebhookChange((client, id: number) => client.webhooks.remove(id));

  function remove(): void {
    mutate(webhook.id, {
      onSuccess() {
        notify({ name: messages.name, details: messages.removed(webhook.title), type: 'success' });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={messages.removeTitle(webhook.title)}
      confirmLabel={messages.removeConfirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue, messages.removeFailed) : undefined}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{messages.removeText}</p>
    </ConfirmDialog>
  );
}
