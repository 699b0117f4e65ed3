export const disabledWebhookMessages = {
  name: 'Webhook disabled',
  disabled: (title: string) => `“${title}” failed for too long and receives no more events.`,
  open: 'Open webhooks',
} as const;
