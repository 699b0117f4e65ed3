import type { WidgetColors } from '@postkit/sdk/schema';
import { contrast, luminance, saturation } from './color.ts';

/** Sorts colours from dark to light. */
export function byLuminance(colors: readonly string[]): string[] {
  return colors.toSorted((one, other) => luminance(one) - luminance(other));
}

/**
 * A player's three colours from a palette: the darkest or lightest is the background, the other end the times.
 * Of those between with enough contrast, the most saturated is the play button.
 */
export function paletteColors(palette: readonly string[], variant: 'dark' | 'light'): WidgetColors {
  const sorted = byLuminance(palette);
  const [background = '#000000', ...rest] = variant === 'dark' ? sorted : sorted.toReversed();
  const start_remaining = rest.at(-1) ?? background;
  const between = rest.slice(0, -1);
  const visible = between.filter((color) => contrast(color, background) >= 1.5);
  const [play_button = start_remaining] = (visible.length > 0 ? visible : between).toSorted(
    (one, other) => saturation(other) - saturation(one),
  );
  return { background, play_button, start_remaining };
}
