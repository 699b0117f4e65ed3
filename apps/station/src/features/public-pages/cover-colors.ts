import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { loadSharp } from '../../platform/load-sharp.ts';

/** The colours of a public page in one theme, as hex. Text on the sky and on the deck has a contrast of at least 4.5. */
export interface PageColors {
  readonly sky: readonly [string, string];
  readonly skyText: string;
  readonly sun: string;
  /** From the horizon to the front. */
  readonly sea: readonly [string, string, string, string];
  readonly deck: string;
  /** The played part of a wave, and the play button. */
  readonly played: string;
  readonly onPlayed: string;
  readonly unplayed: string;
  /** Behind the current chapter and the words that are heard. */
  readonly mark: string;
}

export interface CoverColors {
  readonly light: PageColors;
  readonly dark: PageColors;
}

const toOklch = converter('oklch');
/** Colours of a page without a cover: the paper and the deck of the workspace. */
const plain: CoverTones = {
  top: { mode: 'oklch', l: 0.92, c: 0.01, h: 170 },
  middle: { mode: 'oklch', l: 0.86, c: 0.015, h: 175 },
  bottom: { mode: 'oklch', l: 0.5, c: 0.04, h: 205 },
};

interface CoverTones {
  readonly top: Oklch;
  readonly middle: Oklch;
  readonly bottom: Oklch;
}

/** Reads the tones of an image file. @throws if it cannot be decoded */
export async function coverColors(file: string): Promise<CoverColors> {
  const side = 24;
  const sharp = await loadSharp();
  const pixels = await sharp(file, { failOn: 'error' })
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const rows = (from: number, to: number) => mean(pixels.subarray(from * side * 3, to * side * 3));
  return colorsOf({ top: rows(0, 6), middle: rows(10, 14), bottom: rows(18, 24) });
}

export function plainColors(): CoverColors {
  return colorsOf(plain);
}

function mean(bytes: Uint8Array): Oklch {
  const sums = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 3)
    for (const channel of [0, 1, 2]) sums[channel]! += bytes[at + channel] ?? 0;
  const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / (bytes.length / 3) / 255);
  return toOklch({ mode: 'rgb', r, g, b });
}

function colorsOf({ top, middle, bottom }: CoverTones): CoverColors {
  const warm = mostColorful(top, middle, bottom);
  const sea = (levels: readonly number[]) =>
    levels.map((l) => tone(bottom, l, 0.07)) as unknown as PageColors['sea'];
  const deck = tone(bottom, 0.2, 0.035);
  const played = readable((l) => tone(warm, l, 0.1), 0.82, 0.02, [deck], 7);
  const shared = { deck, played, onPlayed: '#101514', unplayed: tone(bottom, 0.5, 0.04) };
  const lightSky = [
    tone(top, Math.max(top.l, 0.84), 0.1),
    tone(middle, Math.max(middle.l, 0.8), 0.11),
  ] as const;
  // Dusk: the night comes from the side of the sea.
  const darkSky = [tone(bottom, 0.2, 0.04), tone(middle, 0.36, 0.06)] as const;
  return {
    light: {
      ...shared,
      sky: lightSky,
      skyText: readable((l) => tone(bottom, l, 0.05), 0.3, -0.02, lightSky, 4.5),
      sun: tone(warm, 0.95, 0.05),
      sea: sea([0.6, 0.5, 0.4, 0.3]),
      mark: tone(warm, 0.91, 0.06),
    },
    dark: {
      ...shared,
      sky: darkSky,
      skyText: readable((l) => tone(warm, l, 0.03), 0.95, 0.01, darkSky, 4.5),
      sun: tone(warm, 0.46, 0.07),
      sea: sea([0.4, 0.33, 0.27, 0.21]),
      mark: tone(warm, 0.4, 0.07),
    },
  };
}

function mostColorful(...tones: readonly Oklch[]): Oklch {
  return tones.toSorted((one, other) => other.c - one.c)[0] ?? plain.top;
}

/** The hue of a colour at another lightness, with at most this chroma, inside sRGB. */
function tone({ h = 0, c }: Oklch, l: number, chroma: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c: Math.min(c, chroma), h }, 'oklch'));
}

/** Moves lightness until the colour has this contrast to all backgrounds, or is black or white. */
function readable(
  make: (l: number) => string,
  from: number,
  step: number,
  on: readonly string[],
  ratio: number,
): string {
  let l = from;
  while (l > 0 && l < 1 && on.some((background) => wcagContrast(make(l), background) < ratio)) l += step;
  return make(Math.min(1, Math.max(0, l)));
}
