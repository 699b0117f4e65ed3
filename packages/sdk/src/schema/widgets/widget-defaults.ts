import { defaultWidgetColors } from './default-widget-colors.ts';
import { defaultGalleryLimit } from './gallery-limit.ts';
import type { WidgetConfig } from './widget.ts';

export const widgetModes = ['classic', 'mini'] as const satisfies readonly WidgetConfig['mode'][];
export const widgetThemes = ['light', 'dark', 'custom'] as const satisfies readonly WidgetConfig['theme'][];
export const widgetAutoplays = [
  'next',
  'live',
  'none',
] as const satisfies readonly WidgetConfig['autoplay'][];

/** A full player continues with the next episode; a single one follows the newest. */
function autoplayDefault(full: boolean): WidgetConfig['autoplay'] {
  return full ? 'next' : 'live';
}

/** The config of a new embed: a classic, light player without extras. `overrides` take precedence. */
export function widgetConfigDefaults(overrides: Partial<WidgetConfig> = {}): WidgetConfig {
  const full = overrides.full ?? false;
  return {
    version: 4,
    station: '',
    mode: 'classic',
    zone: null,
    episode: null,
    theme: 'light',
    colors: defaultWidgetColors,
    vertical: false,
    full,
    autoplay: autoplayDefault(full),
    gallery: full,
    limit: defaultGalleryLimit,
    albumart: false,
    visualization: false,
    hashtags: false,
    shownotes: false,
    start: 0,
    ...overrides,
  };
}

/** The config in the Embed Audio dialog: one episode with picture and notes above the controls. */
export function episodeEmbedConfig(station: string, episode: number): WidgetConfig {
  return widgetConfigDefaults({ station, episode, albumart: true, shownotes: true });
}
