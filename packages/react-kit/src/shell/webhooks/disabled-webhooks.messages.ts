import { defineMessages } from '../../words/define-messages.ts';
export const disabledWebhookMessages = defineMessages('webhooks/disabled-webhooks', {
  name: 'Webhook disabled',
  disabled: (title: string) => `“${title}” failed for too long and receives no more events.`,
  open: 'Open webhooks',
});
