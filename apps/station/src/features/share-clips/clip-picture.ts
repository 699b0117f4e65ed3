import { converter, formatHex } from 'culori';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../platform/load-sharp.ts';
import type { ClipLayout } from './clip-layout.ts';

const mostPixels = 60_000_000;
/** The colours of a clip without a cover. */
const plain = { background: '#101828', color: '#8ab4ff' };
const toOklch = converter('oklch');

/**
 * Renders the still picture of a clip as a JPEG: the cover blurred and dark, and in front of it as a square.
 * Returns the colour of the wave and the current word: that of the cover, light enough to read.
 * @param cover path of an image; null for a plain background
 */
export async function makeClipPicture(
  cover: string | null,
  output: string,
  { width, height, art }: ClipLayout,
): Promise<string> {
  const sharp = await loadSharp();
  if (cover === null) {
    await sharp(Buffer.from(plainSvg(width, height, art)))
      .jpeg({ quality: 92 })
      .toFile(output);
    return plain.color;
  }
  const read = () => sharp(cover, { limitInputPixels: mostPixels }).autoOrient();
  const { width: side } = art;
  const rounded = Buffer.from(
    `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="24"/></svg>`,
  );
  const square = await read()
    .resize(side, side, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: rounded, blend: 'dest-in' }])
    .png()
    .toBuffer();
  await read()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: plain.background })
    .blur(48)
    .modulate({ brightness: 0.4, saturation: 1.1 })
    .composite([{ input: square, left: art.left, top: art.top }])
    .jpeg({ quality: 92 })
    .toFile(output);
  return readable(await dominantColor(read()));
}

async function dominantColor(image: Sharp): Promise<string> {
  const small = await image
    .resize(64, 64, { fit: 'cover' })
    .flatten({ background: plain.background })
    .png()
    .toBuffer();
  const sharp = await loadSharp();
  const { dominant } = await sharp(small).stats();
  return formatHex({ mode: 'rgb', r: dominant.r / 255, g: dominant.g / 255, b: dominant.b / 255 });
}

/** The hue of a colour, light enough to read on the dark cover; the plain colour for a grey. */
function readable(hex: string): string {
  const color = toOklch(hex);
  if (!color || color.c < 0.03) return plain.color;
  return formatHex({ ...color, l: 0.82, c: Math.min(0.14, Math.max(0.1, color.c)) });
}

/** A cassette in place of the cover. */
function plainSvg(width: number, height: number, { left, top, width: side }: ClipLayout['art']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${plain.background}"/>
    <g transform="translate(${left} ${top}) scale(${side / 100})">
      <rect width="100" height="100" rx="4" fill="#1d2b47"/>
      <g fill="none" stroke="${plain.color}" stroke-width="2"><rect x="16" y="28" width="68" height="44" rx="5"/><path d="M30 72l5-10h30l5 10"/></g>
      <g fill="${plain.color}"><circle cx="36" cy="47" r="6"/><circle cx="64" cy="47" r="6"/></g>
    </g>
  </svg>`;
}
