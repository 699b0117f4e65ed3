import { parseTimecode } from '../common/timecode.ts';
import { defaultWidgetColors } from './default-widget-colors.ts';
import { galleryLimit } from './gallery-limit.ts';
import { widgetAutoplays, widgetConfigDefaults, widgetModes, widgetThemes } from './widget-defaults.ts';
import type { WidgetColors, WidgetConfig } from './widget.ts';

/** Names and texts from a query string or from the `data-` attributes of a script. */
export type WidgetTexts = Readonly<Record<string, string | undefined>>;

function oneOf<T extends string>(text: string | undefined, choices: readonly T[], fallback: T): T {
  return choices.find((choice) => choice === text) ?? fallback;
}

/** A bare attribute (`data-full`) is an empty text and means true. */
function flag(text: string | undefined, fallback: boolean): boolean {
  if (text === undefined) return fallback;
  return /^(|1|true)$/.test(text) || (!/^(0|false)$/.test(text) && fallback);
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

/** Accepts colours with or without `#`, which would need escaping in a query string. */
function color(text: string | undefined, fallback: string): string {
  const digits = /^#?([\da-f]{6})$/i.exec(text ?? '')?.[1];
  return digits ? `#${digits}` : fallback;
}

function colors(texts: WidgetTexts): WidgetColors {
  return {
    background: color(texts['background'], defaultWidgetColors.background),
    play_button: color(texts['play_button'], defaultWidgetColors.play_button),
    start_remaining: color(texts['start_remaining'], defaultWidgetColors.start_remaining),
  };
}

/**
 * Parses a config from untrusted texts: ignores unknown names, treats invalid values as absent,
 * and replaces an invalid station with an empty text.
 */
export function parseWidgetConfig(texts: WidgetTexts): WidgetConfig {
  const config = widgetConfigDefaults({ full: flag(texts['full'], false), colors: colors(texts) });
  for (const name of flags) config[name] = flag(texts[name], config[name]);
  const { station = '', limit, start = texts['t'] ?? '' } = texts;
  return {
    ...config,
    station: /^[a-z\d][a-z\d-]{0,62}$/i.test(station) ? station : '',
    mode: oneOf(texts['mode'], widgetModes, config.mode),
    zone: identifier(texts['zone']),
    episode: identifier(texts['episode']),
    theme: oneOf(texts['theme'], widgetThemes, config.theme),
    autoplay: oneOf(texts['autoplay'], widgetAutoplays, config.autoplay),
    limit: limit === undefined ? config.limit : galleryLimit(limit),
    start: parseTimecode(start) ?? 0,
  };
}
