/** One category of the drawn day: peaks and RMS as paths of an SVG that is `width` by `height`. */
export interface DrawnCategory {
  color: string;
  peaks: string;
  body: string;
}

type Kind = 'speech' | 'music';

/** Colours of the palette, in the order of an hour. */
const kinds: Readonly<Record<string, Kind>> = { a: 'speech', l: 'music', g: 'speech', b: 'music' };

/** A generator of numbers from 0 to 1 that always returns the same ones. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Draws a decorative day: music at night, speech towards the morning, news each hour. One column for each unit of width. */
export function drawDay(width: number, height: number): DrawnCategory[] {
  const random = seeded(22);
  const paths = new Map(Object.keys(kinds).map((color) => [color, { color, peaks: '', body: '' }]));
  const middle = height / 2;
  for (let x = 0; x < width;) {
    const share = x / width;
    const color = colorAt(x, share, random());
    const end = Math.min(width, x + lengthOf(color, random()));
    const drawn = paths.get(color);
    if (!drawn) break;
    const isMusic = kinds[color] === 'music';
    const loudness = 0.7 + random() * 0.25;
    for (; x < end - 1; x += 1) {
      const peak = middle * (isMusic ? loudness * (0.88 + random() * 0.12) : 0.3 + random() * 0.7);
      drawn.peaks += column(x, middle, peak);
      drawn.body += column(x, middle, peak * (isMusic ? 0.66 : 0.5));
    }
    x = end;
  }
  return [...paths.values()];
}

/** News for three units of every 84, else by the hour: the night has long pieces, the morning speech. */
function colorAt(x: number, share: number, chance: number): string {
  if (x % 84 < 3) return 'a';
  if (share < 0.25) return chance < 0.55 ? 'b' : 'l';
  return chance < share * 0.65 ? 'g' : 'l';
}

function lengthOf(color: string, chance: number): number {
  if (color === 'a') return 6;
  return Math.round((color === 'b' ? 22 : 9) * (0.6 + chance));
}

function column(x: number, middle: number, half: number): string {
  return `M${x} ${(middle - half).toFixed(1)}h1V${(middle + half).toFixed(1)}h-1z`;
}
