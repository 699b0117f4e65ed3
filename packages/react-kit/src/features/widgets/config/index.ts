export { dominantColors } from './dominant-colors.ts';
export { paletteColors } from './palette-colors.ts';
export { palettes } from './palettes.ts';
export { suggestPalettes } from './suggest-palettes.ts';
export { playerClock } from './player-clock.ts';
export { playlistAddress } from './playlist-address.ts';
export { widgetPalette } from './widget-palette.ts';
