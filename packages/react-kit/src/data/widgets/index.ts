export { playerClock } from './player-clock.ts';
export { widgetPalette } from './widget-palette.ts';
export { palettes } from './palettes.ts';
export { type WidgetEpisodes, widgetsQueries } from './widgets.queries.ts';
export { dominantColors } from './dominant-colors.ts';
export { paletteColors } from './palette-colors.ts';
export { suggestPalettes } from './suggest-palettes.ts';
export { playlistAddress } from './playlist-address.ts';
