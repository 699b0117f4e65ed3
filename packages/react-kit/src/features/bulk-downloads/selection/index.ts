export { SelectionBar } from './selection-bar.tsx';
export { type EpisodeSelection, useEpisodeSelection } from './use-episode-selection.ts';
