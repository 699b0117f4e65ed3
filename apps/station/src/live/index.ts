export { createLiveHub } from './create-live-hub.ts';
export type { LiveHub } from './create-live-hub.ts';
export type { SeesEvent } from './subscriber.ts';
export { createPublisher, type PublishOptions } from './create-publisher.ts';
