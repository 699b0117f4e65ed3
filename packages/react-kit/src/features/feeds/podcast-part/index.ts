export { EpisodePodcastPart, ShowPodcastPart } from './podcast-part.tsx';
export type { PodcastPartProps } from './podcast-part-props.ts';
