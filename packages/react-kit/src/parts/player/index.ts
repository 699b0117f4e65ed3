export { frameSize, parseWidgetConfig, widgetConfigDefaults } from '@postkit/sdk/schema';
export { seek, start } from './audio-commands.ts';
export { playlistAddress } from '../../data/widgets/index.ts';
export { playerExtras } from './extras/player-extras.ts';
export { Player } from './player.tsx';
export type { MediaCommands, PanelProps, PanelToggleProps, PlayerExtras } from './player-extras.ts';
export type { PlayerProps } from './player-props.ts';
export type { LoadEpisodes } from './use-playlist.ts';
