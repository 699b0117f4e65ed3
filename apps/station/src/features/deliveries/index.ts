export { createDeliveries } from './deliveries.feature.ts';
export type { Deliveries } from './deliveries.service.ts';
export { webhookSettings } from './platforms/webhook.ts';
export { canWithdraw, fieldProblems, platformSettings, takesVideo } from './platforms/platform-types.ts';
