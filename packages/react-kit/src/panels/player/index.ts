export { frameSize } from '../../domain/widget/frame-size.ts';
export { parseWidgetConfig } from '../../domain/widget/parse-widget-config.ts';
export { playlistAddress } from '../../domain/widget/playlist-address.ts';
export { widgetConfigDefaults } from '../../domain/widget/widget-defaults.ts';
export { Player, type PlayerProps } from './player.tsx';
export type { LoadEpisodes } from './use-playlist.ts';
