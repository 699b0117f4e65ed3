import type { WidgetColors, WidgetConfig } from '@postkit/sdk/schema';
import { galleryLimit } from './gallery-limit.ts';
import { widgetAutoplays, widgetColorDefaults, widgetConfigDefaults, widgetModes, widgetThemes } from './widget-defaults.ts';

/** Names and texts as they stand in a query string, or in the `data-` attributes of a script. */
export type WidgetTexts = Readonly<Record<string, string | undefined>>;

function oneOf<T extends string>(text: string | undefined, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === text) ?? otherwise;
}

/** A bare attribute (`data-full`) is the empty text and means yes. */
function flag(text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined) return otherwise;
  return /^(|1|true)$/.test(text) || (!/^(0|false)$/.test(text) && otherwise);
}

function identifier(text: string | undefined): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

const flags = [
  'vertical',
  'gallery',
  'albumart',
  'visualization',
  'hashtags',
  'shownotes',
] as const satisfies readonly (keyof WidgetConfig)[];

/** With or without `#`, since a query string is nicer without. */
function color(text: string | undefined, otherwise: string): string {
  const digits = /^#?([\da-f]{6})$/i.exec(text ?? '')?.[1];
  return digits ? `#${digits}` : otherwise;
}

function colors(texts: WidgetTexts): WidgetColors {
  return {
    background: color(texts['background'], widgetColorDefaults.background),
    play_button: color(texts['play_button'], widgetColorDefaults.play_button),
    start_remaining: color(texts['start_remaining'], widgetColorDefaults.start_remaining),
  };
}

/**
 * Reads a config from texts that anybody may have written: unknown names are ignored,
 * a bad value is as if it were absent, a bad station is the empty text.
 */
export function parseWidgetConfig(texts: WidgetTexts): WidgetConfig {
  const config = widgetConfigDefaults({ full: flag(texts['full'], false), colors: colors(texts) });
  for (const name of flags) config[name] = flag(texts[name], config[name]);
  const { station = '', limit } = texts;
  return {
    ...config,
    station: /^[a-z\d][a-z\d-]{0,62}$/i.test(station) ? station : '',
    mode: oneOf(texts['mode'], widgetModes, config.mode),
    zone: identifier(texts['zone']),
    episode: identifier(texts['episode']),
    theme: oneOf(texts['theme'], widgetThemes, config.theme),
    autoplay: oneOf(texts['autoplay'], widgetAutoplays, config.autoplay),
    limit: limit === undefined ? config.limit : galleryLimit(limit),
  };
}
