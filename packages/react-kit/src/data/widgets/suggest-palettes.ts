import { hueOf, saturation } from './color.ts';
import { type Palette, palettesOf } from './palettes.ts';

/** English words of a title, and the hue in degrees that they suggest. */
const wordHues: readonly (readonly [words: RegExp, hue: number])[] = [
  [/\b(sea|ocean|harbou?r|river|boat|ferry|tide|water|rain)/i, 204],
  [/\b(morning|breakfast|sun|summer|dawn|holiday)/i, 42],
  [/\b(night|late|moon|dream|space|star|jazz)/i, 252],
  [/\b(news|talk|politic|crime|sport|match|league|football)/i, 0],
  [/\b(garden|farm|forest|nature|climate|country|walk)/i, 120],
  [/\b(love|wedding|pop|dance|party|disco)/i, 324],
  [/\b(coffee|book|history|story|stories|folk|blues|autumn)/i, 24],
  [/\b(tech|science|computer|digital|game|electro)/i, 180],
];

/** Below this saturation a colour counts as grey. */
const minSaturation = 0.2;

/**
 * Suggests palettes for a show without an outside service. Their hue is that of the most saturated colour of its image;
 * for a grey image or none, the hue that a word of the title suggests, else one derived from the title.
 * @param dominant dominant colours of the image; empty without one
 */
export function suggestPalettes(title: string, dominant: readonly string[]): Palette[] {
  const [vivid] = dominant.toSorted((one, other) => saturation(other) - saturation(one));
  return palettesOf(
    vivid !== undefined && saturation(vivid) >= minSaturation ? hueOf(vivid) : titleHue(title),
  );
}

function titleHue(title: string): number {
  const known = wordHues.find(([words]) => words.test(title));
  if (known) return known[1];
  return Array.from(title).reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);
}
