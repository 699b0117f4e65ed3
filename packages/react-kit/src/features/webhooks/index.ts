export { useDisabledWebhooks } from './use-disabled-webhooks.ts';
