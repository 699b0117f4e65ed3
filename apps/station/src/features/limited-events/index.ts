export { createLimitedEvents } from './limited-events.service.ts';
