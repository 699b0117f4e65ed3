import type { WidgetColors, WidgetConfig } from '@postkit/sdk/schema';
import { defaultGalleryLimit } from './gallery-limit.ts';

/**
 * The schema's own defaults, written again: the player must reach a page without zod.
 * A test holds the two together.
 */
export const widgetColorDefaults = {
  background: '#F1F6FB',
  play_button: '#4D4DFF',
  start_remaining: '#7E838B',
} as const satisfies WidgetColors;

export const widgetModes = ['classic', 'mini'] as const satisfies readonly WidgetConfig['mode'][];
export const widgetThemes = ['light', 'dark', 'custom'] as const satisfies readonly WidgetConfig['theme'][];
export const widgetAutoplays = ['next', 'live', 'none'] as const satisfies readonly WidgetConfig['autoplay'][];

/** A full player goes on to the next episode; a single one stays with what is newest. */
function autoplayDefault(full: boolean): WidgetConfig['autoplay'] {
  return full ? 'next' : 'live';
}

/** The config of a new embed: one classic, light player without extras. `given` overrides. */
export function widgetConfigDefaults(given: Partial<WidgetConfig> = {}): WidgetConfig {
  const full = given.full ?? false;
  return {
    version: 4,
    station: '',
    mode: 'classic',
    zone: null,
    episode: null,
    theme: 'light',
    colors: widgetColorDefaults,
    vertical: false,
    full,
    autoplay: autoplayDefault(full),
    gallery: full,
    limit: defaultGalleryLimit,
    albumart: false,
    visualization: false,
    hashtags: false,
    shownotes: false,
    ...given,
  };
}

/** What the Embed Audio dialog offers for one episode: its picture and its notes above the controls' own height. */
export function episodeEmbedConfig(station: string, episode: number): WidgetConfig {
  return widgetConfigDefaults({ station, episode, albumart: true, shownotes: true });
}
