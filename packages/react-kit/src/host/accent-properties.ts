import { accentTones } from '@postkit/sdk/schema';
import type { CustomProperties } from '../ui/root/root.tsx';

/**
 * The properties from which `styles/tokens.css` takes a station's colours.
 * @param accent `#rrggbb`; anything else gives PostKit's own colour
 */
export function accentProperties(accent: string | null): CustomProperties {
  const tones = accent && /^#[\da-f]{6}$/i.test(accent) ? accentTones(accent) : null;
  const properties = {
    brand: tones?.brand,
    'on-brand': tones?.onBrand,
    'accent-light': tones?.accent.light,
    'accent-dark': tones?.accent.dark,
    'on-accent-light': tones?.onAccent.light,
    'on-accent-dark': tones?.onAccent.dark,
    'soft-light': tones?.soft.light,
    'soft-dark': tones?.soft.dark,
    'soft-text-light': tones?.softText.light,
    'soft-text-dark': tones?.softText.dark,
  };
  // `initial` also replaces the accent of an outer element.
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--pk-station-${name}`, value ?? 'initial']));
}
