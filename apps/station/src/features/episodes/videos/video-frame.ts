import { loadSharp } from '../../../platform/load-sharp.ts';

/** Background colour of a video without a cover. */
const plain = '#101828';
const mostPixels = 60_000_000;

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a 16:9 frame with this many lines. */
export function frameSize(height: number): FrameSize {
  const even = (length: number) => 2 * Math.round(length / 2);
  return { width: even((height * 16) / 9), height: even(height) };
}

/**
 * Renders the still picture of a video as a JPEG: the whole cover in the middle, the cover blurred behind it, darker
 * towards the lower edge, where the waveform is drawn.
 * @param cover path of an image; null for a plain background
 */
export async function makeVideoFrame(cover: string | null, output: string, size: FrameSize): Promise<void> {
  const sharp = await loadSharp();
  const shade = Buffer.from(shadeSvg(size));
  if (cover === null) {
    const empty = sharp({ create: { ...size, channels: 3, background: plain } });
    await empty
      .composite([{ input: shade }])
      .jpeg({ quality: 92 })
      .toFile(output);
    return;
  }
  const read = () => sharp(cover, { limitInputPixels: mostPixels }).autoOrient();
  const middle = await read()
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer();
  await read()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: plain })
    .blur(Math.max(1, size.height / 24))
    .modulate({ brightness: 0.6 })
    .composite([{ input: middle }, { input: shade }])
    .jpeg({ quality: 92 })
    .toFile(output);
}

function shadeSvg({ width, height }: FrameSize): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.5" stop-opacity="0"/><stop offset="1" stop-opacity="0.75"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
  </svg>`;
}
