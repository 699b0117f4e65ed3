import { webhookSecret } from '@postkit/sdk/schema';
import Webhook from 'lucide-react/icons/webhook';
import type { SetupDestination } from './destination-type.ts';

export const webhook: SetupDestination = {
  name: 'Webhook',
  icon: Webhook,
  does: 'Your own service receives each episode as JSON.',
  stays: 'The station notifies the webhook.',
  isFollowed: true,
  setup: {
    order: 9,
    label: 'Webhook',
    term: 'webhook',
    steps: [
      {
        kind: 'fields',
        fields: [
          { name: 'title', label: 'Name', description: 'As lists of destinations show it.' },
          {
            name: 'webhook_url',
            label: 'Address',
            type: 'url',
            isCode: true,
            description: 'Starts with https:// and receives a POST request when an episode is published, changed or unpublished.',
          },
          {
            name: 'token',
            label: 'Signing secret',
            isCode: true,
            description: 'Your service checks the signature with it. Copy it before you save: it is not shown again.',
            check: (secret) => webhookSecret.safeParse(secret).error?.issues[0]?.message,
            generate: () => `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`,
          },
        ],
      },
      { kind: 'settings' },
    ],
    ends: () => 'Your service is no longer notified of new and changed episodes.',
  },
};
