import { useState } from 'react';
import type { NewWebhook, Webhook } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { webhooksMessages } from './webhooks.messages.ts';
import { useWebhookChange } from './webhooks.queries.ts';

type OldSecretEnd = 'later' | 'now';
const hoursUntil: Readonly<Record<OldSecretEnd, number>> = { later: 24, now: 0 };

export interface NewSecretDialogProps {
  webhook: Webhook;
  onRenewed(made: NewWebhook): void;
  onClose(): void;
}

export function NewSecretDialog({ webhook, onRenewed, onClose }: NewSecretDialogProps) {
  const catalogue = useCatalogue();
  const messages = useWords(webhooksMessages);
  const [end, setEnd] = useState<OldSecretEnd>('later');
  const { mutate, isPending, error } = useWebhookChange((client, id: number) =>
    client.webhooks.newSecret(id, { old_secret_hours: hoursUntil[end] }),
  );
  return (
    <ConfirmDialog
      isOpen
      title={messages.renewTitle(webhook.title)}
      confirmLabel={messages.renewConfirm}
      isBusy={isPending}
      errorMessage={error ? failureText(error, catalogue, messages.renewFailed) : undefined}
      onConfirm={() => mutate(webhook.id, { onSuccess: onRenewed })}
      onCancel={onClose}
    >
      <div className="pk-stack">
        <p>{messages.renewText}</p>
        <RadioGroup<OldSecretEnd>
          label={messages.oldSecret}
          options={(['later', 'now'] as const).map((id) => ({
            id,
            label: messages.oldSecretEnds[id],
            description: messages.oldSecretEndsText[id],
          }))}
          value={end}
          onChange={setEnd}
        />
      </div>
    </ConfirmDialog>
  );
}
