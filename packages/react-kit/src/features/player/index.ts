export { frameSize, parseWidgetConfig, playlistAddress, widgetConfigDefaults } from '../widgets/config/index.ts';
export { Player, type PlayerProps } from './player.tsx';
export type { LoadEpisodes } from './use-playlist.ts';
