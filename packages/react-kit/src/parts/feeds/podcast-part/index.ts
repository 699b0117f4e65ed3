export { EpisodePodcastPart, ShowPodcastPart } from './podcast-part.tsx';
