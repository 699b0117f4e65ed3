export { createLiveHub } from './create-live-hub.ts';
export type { LiveHub } from './create-live-hub.ts';
export { createPublisher, type PublishOptions } from './create-publisher.ts';
