export { RightsSection } from './rights-section.tsx';
export { useTimelineRights } from './use-timeline-rights.ts';
