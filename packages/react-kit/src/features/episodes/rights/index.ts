export { RightsSection } from './rights-section.tsx';
export { rightsMessages } from './rights.messages.ts';
export { useTimelineRights } from './use-timeline-rights.ts';
