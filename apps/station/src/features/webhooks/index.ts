export { createWebhooks } from './webhooks.feature.ts';
