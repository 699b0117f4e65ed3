export { CheckList } from './check-list.tsx';
export { bySeverity, type EpisodeCheck, episodeChecks } from './episode-checks.ts';
export { loudnessText } from './loudness-text.ts';
export { loudnessTextMessages } from './loudness-text.messages.ts';
export { checkMessages } from './preflight.messages.ts';
export { useCoverPixels } from './use-cover-pixels.ts';
export { useTimelineLevels } from './use-timeline-levels.ts';
