export { EpisodePlayer, type EpisodePlayerProps, type PlayerOptions } from './episode-player.tsx';
