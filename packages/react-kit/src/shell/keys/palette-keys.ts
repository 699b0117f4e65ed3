import { commandKey } from '../../ui/kbd/command-key.ts';

/** The keys that open the palette, for display. */
export function paletteKeys(): readonly string[] {
  return [commandKey(), 'K'];
}
