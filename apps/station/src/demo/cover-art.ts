import { loadSharp } from '../platform/load-sharp.ts';

/** Colours of one picture, from the sky down. */
export interface CoverColors {
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly waves: readonly string[];
}

const base = 1400;

/** A harbour at some time of day: the square cover and the wide share image of one show, as PNG. No text, so no fonts. */
export async function coverArt(
  colors: CoverColors,
  at: { sun: number; boat: number },
): Promise<{ square: Buffer; share: Buffer }> {
  const sharp = await loadSharp();
  const [square, share] = await Promise.all([
    drawCover(colors, at, base, base),
    drawCover(colors, at, base, Math.round((base * 366) / 700)),
  ]);
  return { square, share: await sharp(share).resize(700, 366).png().toBuffer() };
}

/** The same picture like a photograph: landscape, as JPEG. */
export async function harbourPicture(
  colors: CoverColors,
  at: { sun: number; boat: number },
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(await drawCover(colors, at, width, height))
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function drawCover(
  { sky, sun, waves }: CoverColors,
  at: { sun: number; boat: number },
  width: number,
  height: number,
): Promise<Buffer> {
  const horizon = height * 0.58;
  const radius = height * 0.17;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${width * at.sun}" cy="${horizon - radius * 0.35}" r="${radius * 1.6}" fill="${sun}" opacity=".18"/>
    <circle cx="${width * at.sun}" cy="${horizon - radius * 0.35}" r="${radius}" fill="${sun}"/>
    ${waves.map((color, index) => wave(color, index, waves.length, { width, height, horizon })).join('\n')}
    ${boat(width * at.boat, horizon + height * 0.05, height * 0.16)}
  </svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function wave(
  color: string,
  index: number,
  count: number,
  { width, height, horizon }: { width: number; height: number; horizon: number },
): string {
  const top = horizon + ((height - horizon) * index) / count;
  const swell = height * (0.012 + index * 0.006);
  const half = width / (5 - Math.min(index, 3));
  const start = -half * (1 + (index % 3) * 0.4);
  const crests = Array.from(
    { length: 14 },
    (_, step) => `q ${half / 2} ${step % 2 ? swell : -swell} ${half} 0`,
  ).join(' ');
  return `<path d="M ${start} ${top} ${crests} V ${height} H ${start} Z" fill="${color}"/>`;
}

function boat(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="#fdf8ef">
    <path d="M -46 0 H 46 L 32 20 H -32 Z" opacity=".95"/>
    <path d="M -2 -6 V -92 L -40 -6 Z"/><path d="M 4 -6 V -76 L 34 -6 Z" opacity=".8"/>
  </g>`;
}
