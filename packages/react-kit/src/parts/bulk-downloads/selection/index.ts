export { type EpisodeSelection, useEpisodeSelection } from './use-episode-selection.ts';
export { SelectionBar } from './selection-bar.tsx';
