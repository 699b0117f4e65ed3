export { frameSize, parseWidgetConfig, widgetConfigDefaults } from '@postkit/sdk/schema';
export { seek } from './audio-commands.ts';
export { playlistAddress } from '../widgets/config/index.ts';
export { Player, type PlayerProps } from './player.tsx';
export type { LoadEpisodes } from './use-playlist.ts';
