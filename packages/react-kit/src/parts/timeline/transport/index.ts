export { type PlayerState, TimelinePlayer } from './timeline-player.ts';
