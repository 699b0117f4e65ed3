import { colorOf, contrastOf, type Oklch, oklchOf } from './oklch.ts';

/** A colour in the light and in the dark theme, `#rrggbb`. */
export interface Tone {
  readonly light: string;
  readonly dark: string;
}

/** The colours of the workspace and the public pages that follow from a station's accent. */
export interface AccentTones {
  /** The accent as it is given: the station's mark. */
  readonly brand: string;
  readonly onBrand: string;
  /** The accent as text and marks, with a contrast of at least 4.5 to every background. */
  readonly accent: Tone;
  /** Text on the accent. */
  readonly onAccent: Tone;
  /** A pale background. */
  readonly soft: Tone;
  /** Text on the pale background. */
  readonly softText: Tone;
}

/** The contrast that WCAG AA asks of text. */
const readable = 4.5;
/** The backgrounds that are nearest to the accent in lightness; it is readable on every other as well. */
const hardestGrounds: Tone = { light: '#dde2dd', dark: '#252c2a' };
/** Below this chroma a colour is a grey, which stays one. */
const greyest = 0.03;

/** Derives all tones from one colour: its hue stays, its lightness moves until everything is readable. */
export function accentTones(color: string): AccentTones {
  const brand = color.toLowerCase();
  const given = oklchOf(brand);
  const { chroma } = given;
  const tone = (lightness: number, most: number) =>
    colorOf({ ...given, lightness, chroma: Math.min(chroma, most) });
  const light = firstReadable(
    { ...given, lightness: Math.min(given.lightness, 0.62), chroma: Math.min(chroma, 0.2) },
    -0.01,
    [hardestGrounds.light, '#ffffff'],
  );
  const darkChroma = chroma < greyest ? chroma : Math.min(Math.max(chroma, 0.1), 0.15);
  const dark = firstReadable(
    { ...given, lightness: Math.max(given.lightness, 0.76), chroma: darkChroma },
    0.01,
    [hardestGrounds.dark],
  );
  return {
    brand,
    onBrand: contrastOf(brand, '#ffffff') >= readable ? '#ffffff' : '#000000',
    accent: { light, dark },
    onAccent: { light: '#ffffff', dark: tone(0.22, 0.05) },
    soft: { light: tone(0.92, 0.04), dark: tone(0.29, 0.05) },
    softText: { light: tone(0.36, 0.12), dark: tone(0.88, 0.08) },
  };
}

/** Moves lightness until the colour is readable on all backgrounds, or is black or white. */
function firstReadable(from: Oklch, step: number, grounds: readonly string[]): string {
  let { lightness } = from;
  let color = colorOf(from);
  while (lightness > 0 && lightness < 1 && grounds.some((ground) => contrastOf(color, ground) < readable)) {
    lightness += step;
    color = colorOf({ ...from, lightness });
  }
  return color;
}
