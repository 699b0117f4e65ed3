export { EpisodePodcastFields } from './episode-podcast-fields.tsx';
export { ShowPodcastFields } from './show-podcast-fields.tsx';
