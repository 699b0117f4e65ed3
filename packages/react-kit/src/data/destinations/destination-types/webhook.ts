import Webhook from 'lucide-react/icons/webhook';
import { webhookSecretProblem } from '@postkit/sdk/schema';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { SetupDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const webhook = (catalogue: Catalogue): SetupDestination => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    icon: Webhook,
    does: messages.webhook.does,
    stays: messages.webhook.stays,
    isFollowed: true,
    setup: {
      order: 9,
      label: 'Webhook',
      term: 'webhook',
      steps: [
        {
          kind: 'fields',
          fields: [
            { name: 'title', label: messages.webhook.title, description: messages.webhook.titleHelp },
            {
              name: 'webhook_url',
              label: messages.webhook.address,
              type: 'url',
              isCode: true,
              description: messages.webhook.addressHelp,
            },
            {
              name: 'token',
              label: messages.webhook.secret,
              isCode: true,
              description: messages.webhook.secretHelp,
              check: (secret) => webhookSecretProblem(secret) ?? undefined,
              generate: () =>
                `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`,
            },
          ],
        },
        { kind: 'settings' },
      ],
      ends: () => messages.webhook.ends,
    },
  };
};
