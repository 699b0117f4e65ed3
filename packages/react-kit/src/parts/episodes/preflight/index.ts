export { CheckList } from './check-list.tsx';
export { bySeverity, type EpisodeCheck, episodeChecks } from './episode-checks.ts';
export { loudnessText } from './loudness-text.ts';
export { useCoverPixels } from './use-cover-pixels.ts';
export { useTimelineLevels } from './use-timeline-levels.ts';
