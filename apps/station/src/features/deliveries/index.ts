export { createDeliveries } from './deliveries.feature.ts';
export type { Deliveries } from './deliveries.service.ts';
export { canWithdraw, platformSettings, takesVideo } from './platforms/platform-types.ts';
