export { createLimitedEvents, type LimitedEventDeps } from './limited-events.service.ts';
