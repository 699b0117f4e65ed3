import type { NewWebhook, Webhook } from '@postkit/sdk/schema';
import { failureText } from '../../../screen/report-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useWebhookChange } from '../webhooks.queries.ts';
import { webhooksMessages } from './webhooks.messages.ts';
import { reportFailureMessages } from '../../../screen/report-failure.messages.ts';
import { useWords } from '../../../words/use-words.ts';

export interface NewSecretDialogProps {
  webhook: Webhook;
  onRenewed(made: NewWebhook): void;
  onClose(): void;
}

export function NewSecretDialog({ webhook, onRenewed, onClose }: NewSecretDialogProps) {
  const messages = useWords(webhooksMessages);
  const reportFailureWords = useWords(reportFailureMessages);
  const { mutate, isPending, error } = useWebhookChange((client, id: number) => client.webhooks.newSecret(id));
  return (
    <ConfirmDialog
      isOpen
      title={messages.renewTitle(webhook.title)}
      confirmLabel={messages.renewConfirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error, reportFailureWords, messages.renewFailed) : undefined}
      onConfirm={() => mutate(webhook.id, { onSuccess: onRenewed })}
      onCancel={onClose}
    >
      <p>{messages.renewText}</p>
    </ConfirmDialog>
  );
}
