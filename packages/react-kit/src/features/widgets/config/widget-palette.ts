import { defaultWidgetColors, type WidgetColors, type WidgetConfig } from '@postkit/sdk/schema';
import { mix, readable, textOn } from './color.ts';

/** All colours of a player, named after the kit's tokens that they replace. */
export interface WidgetPalette {
  surface: string;
  text: string;
  'text-muted': string;
  accent: string;
  'on-accent': string;
  line: string;
}

const darkColors: WidgetColors = { background: '#16181D', play_button: '#7B7DFF', start_remaining: '#A3A9B4' };

function chosenColors(theme: WidgetConfig['theme'], colors: WidgetColors): WidgetColors {
  if (theme === 'custom') return colors;
  return theme === 'dark' ? darkColors : defaultWidgetColors;
}

/** A theme's colours with sufficient contrast: at least 4.5 for texts, and 3 for play button and progress bar. */
export function widgetPalette(theme: WidgetConfig['theme'], colors: WidgetColors): WidgetPalette {
  const { background, play_button, start_remaining } = chosenColors(theme, colors);
  const text = textOn(background);
  const accent = readable(play_button, background, 3);
  return {
    surface: background,
    text,
    'text-muted': readable(start_remaining, background, 4.5),
    accent,
    'on-accent': textOn(accent),
    line: mix(background, text, 0.12),
  };
}
