import { hslColor } from './color.ts';
import { byLuminance } from './palette-colors.ts';

/** Five colours, sorted from dark to light. */
export interface Palette {
  /** Its English name, which identifies it. */
  name: string;
  hue: Hue;
  scheme: Scheme;
  colors: readonly string[];
}

const hues = [
  'Red',
  'Vermilion',
  'Rust',
  'Orange',
  'Amber',
  'Gold',
  'Yellow',
  'Citron',
  'Lime',
  'Leaf',
  'Green',
  'Emerald',
  'Jade',
  'Mint',
  'Teal',
  'Cyan',
  'Lagoon',
  'Sky',
  'Azure',
  'Cobalt',
  'Blue',
  'Ultramarine',
  'Indigo',
  'Violet',
  'Purple',
  'Plum',
  'Magenta',
  'Fuchsia',
  'Rose',
  'Crimson',
] as const;

export type Hue = (typeof hues)[number];

const hueStep = 360 / hues.length;

export type Scheme = 'tones' | 'neighbours' | 'contrast' | 'triad' | 'quiet';

/** For each of the five colours: the turn from the hue in degrees, and saturation and lightness in percent. */
const schemes: readonly {
  name: Scheme;
  steps: readonly (readonly [turn: number, saturation: number, lightness: number])[];
}[] = [
  {
    name: 'tones',
    steps: [
      [0, 40, 12],
      [0, 45, 28],
      [0, 70, 48],
      [0, 60, 74],
      [0, 50, 95],
    ],
  },
  {
    name: 'neighbours',
    steps: [
      [-24, 45, 13],
      [-12, 50, 30],
      [0, 75, 50],
      [12, 65, 76],
      [24, 55, 95],
    ],
  },
  {
    name: 'contrast',
    steps: [
      [0, 45, 12],
      [0, 40, 30],
      [180, 75, 52],
      [180, 40, 78],
      [0, 35, 95],
    ],
  },
  {
    name: 'triad',
    steps: [
      [0, 45, 13],
      [120, 40, 32],
      [240, 70, 55],
      [120, 45, 78],
      [0, 40, 95],
    ],
  },
  {
    name: 'quiet',
    steps: [
      [0, 12, 14],
      [0, 12, 32],
      [0, 55, 50],
      [0, 14, 76],
      [0, 16, 96],
    ],
  },
];

/** 150 palettes: 30 hues with five schemes each. */
export const palettes: readonly Palette[] = hues.flatMap((_name, index) => palettesOf(index * hueStep));

/** The palettes of the named hue that is nearest to a hue in degrees, one per scheme. */
export function palettesOf(hue: number): Palette[] {
  const index = Math.round(hue / hueStep) % hues.length;
  const named = hues[index] ?? hues[0];
  return schemes.map(({ name: scheme, steps }) => ({
    name: `${named} ${scheme}`,
    hue: named,
    scheme,
    colors: byLuminance(
      steps.map(([turn, saturation, lightness]) => hslColor(index * hueStep + turn, saturation, lightness)),
    ),
  }));
}
