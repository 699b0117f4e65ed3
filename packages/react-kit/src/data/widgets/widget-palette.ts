import type { WidgetColors, WidgetConfig } from '@postkit/sdk/schema';
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

/** Ink on paper, and paper on a deck, as in the workspace; colour is a choice of the station. */
const lightColors: WidgetColors = {
  background: '#F9FAF8',
  play_button: '#131A18',
  start_remaining: '#4A5551',
};
const darkColors: WidgetColors = {
  background: '#0C1110',
  play_button: '#EFF4F1',
  start_remaining: '#A9B5B0',
};

function chosenColors(theme: WidgetConfig['theme'], colors: WidgetColors): WidgetColors {
  if (theme === 'custom') return colors;
  return theme === 'dark' ? darkColors : lightColors;
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
