import { widgetConfigDefaults } from './widget-defaults.ts';
import type { WidgetConfig } from './widget.ts';

type NameAndText = readonly [name: string, text: string];

const plainFields = [
  'mode',
  'theme',
  'vertical',
  'full',
  'autoplay',
  'gallery',
  'limit',
  'albumart',
  'visualization',
  'hashtags',
  'shownotes',
  'start',
] as const satisfies readonly (keyof WidgetConfig)[];

function identity({ station, zone, episode }: WidgetConfig): NameAndText[] {
  const texts: NameAndText[] = [['station', station]];
  if (zone !== null) texts.push(['zone', String(zone)]);
  if (episode !== null) texts.push(['episode', String(episode)]);
  return texts;
}

/**
 * The fewest names and texts that `parseWidgetConfig` reads back to the same config.
 * Colours are included for the custom theme only, since other themes ignore them.
 */
export function formatWidgetConfig(config: WidgetConfig): NameAndText[] {
  const defaults = widgetConfigDefaults({ full: config.full });
  const texts = identity(config);
  for (const field of plainFields) {
    const isNeeded = field === 'full' ? config.full : config[field] !== defaults[field];
    if (isNeeded) texts.push([field, String(config[field])]);
  }
  if (config.theme === 'custom') {
    for (const [name, value] of Object.entries(config.colors)) texts.push([name, value.replace('#', '')]);
  }
  return texts;
}
