import { accentTones } from '@postkit/sdk/schema';
import type { AccentProperties } from '../ui/root/root.tsx';
import './station-accent.css';

/** The properties that `station-accent.css` reads. @param accent `#rrggbb`; anything else leaves PostKit's own colour */
export function accentProperties(accent: string | null): AccentProperties | undefined {
  if (!accent || !/^#[\da-f]{6}$/i.test(accent)) return undefined;
  const { brand, onBrand, accent: shade, onAccent, soft, softText } = accentTones(accent);
  return {
    '--pk-station-brand': brand,
    '--pk-station-on-brand': onBrand,
    '--pk-station-accent-light': shade.light,
    '--pk-station-accent-dark': shade.dark,
    '--pk-station-on-accent-light': onAccent.light,
    '--pk-station-on-accent-dark': onAccent.dark,
    '--pk-station-soft-light': soft.light,
    '--pk-station-soft-dark': soft.dark,
    '--pk-station-soft-text-light': softText.light,
    '--pk-station-soft-text-dark': softText.dark,
  };
}
