import type { NewWebhook, Webhook } from '@postkit/sdk/schema';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { NewSecretDialog } from './new-secret-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** The open dialog or drawer, of a webhook by its id. */
export type WebhookDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'secret'; readonly made: NewWebhook }
  | { readonly kind: 'edit' | 'log' | 'renew' | 'remove'; readonly id: number };

export interface WebhookDialogsProps {
  dialog: WebhookDialog | null;
  webhooks: readonly Webhook[];
  /** Time zone of the station. */
  zone: string;
  onChange(dialog: WebhookDialog | null): void;
}

export function WebhookDialogs({ dialog, webhooks, zone, onChange }: WebhookDialogsProps) {
  const close = () => onChange(null);
  const showSecret = (made: NewWebhook) => onChange({ kind: 'secret', made });
  if (dialog === null) return null;
  if (dialog.kind === 'add') return <WebhookForm webhook={null} onCreated={showSecret} onClose={close} />;
  if (dialog.kind === 'secret') return <SecretDialog made={dialog.made} onClose={close} />;
  const webhook = webhooks.find(({ id }) => id === dialog.id);
  if (!webhook) return null;
  if (dialog.kind === 'edit') return <WebhookForm webhook={webhook} onCreated={showSecret} onClose={close} />;
  if (dialog.kind === 'log') return <WebhookLog webhook={webhook} zone={zone} onClose={close} />;
  if (dialog.kind === 'renew')
    return <NewSecretDialog webhook={webhook} onRenewed={showSecret} onClose={close} />;
  return <DeleteWebhookDialog webhook={webhook} onClose={close} />;
}
