import { hueOf, saturation } from './color.ts';
import { palettes, type Palette } from './palettes.ts';

/** Words of a title, in English, and the hue in degrees that they suggest. */
const wordHues: readonly (readonly [words: RegExp, hue: number])[] = [
  [/\b(sea|ocean|harbou?r|river|boat|ferry|tide|swim|water|rain)/i, 204],
  [/\b(morning|breakfast|sun|summer|dawn|sunrise|holiday)/i, 42],
  [/\b(night|late|moon|dream|space|star|jazz)/i, 252],
  [/\b(news|talk|politic|crime|sport|match|league|football)/i, 0],
  [/\b(garden|farm|forest|nature|green|climate|country|walk)/i, 120],
  [/\b(love|wedding|pop|dance|party|disco)/i, 324],
  [/\b(coffee|book|history|story|stories|folk|blues|autumn)/i, 26],
  [/\b(tech|science|computer|digital|game|electro)/i, 180],
];

/** Below this saturation an image counts as grey. */
const minSaturation = 0.2;

/**
 * Suggests a palette for a show without any outside service: the hue is that of the most saturated dominant colour of its image,
 * else one that a word of its title suggests, else one that the title always gets.
 * @param dominant dominant colours of the image; empty without an image
 * @param turn number of the suggestion: another turn gives another scheme of the hue
 */
export function suggestPalette(title: string, dominant: readonly string[], turn = 0): Palette {
  const [vivid] = dominant.toSorted((one, other) => saturation(other) - saturation(one));
  const hue = vivid !== undefined && saturation(vivid) >= minSaturation ? hueOf(vivid) : titleHue(title);
  const schemes = palettes.length / hueCount;
  const index = (Math.round((hue / 360) * hueCount) % hueCount) * schemes + (turn % schemes);
  const [first] = palettes;
  return palettes[index] ?? (first as Palette);
}

const hueCount = 30;

function titleHue(title: string): number {
  const known = wordHues.find(([words]) => words.test(title));
  if (known) return known[1];
  const sum = [...title].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
  return sum % 360;
}
