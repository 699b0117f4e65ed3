export { useTimelineRights } from './use-timeline-rights.ts';
