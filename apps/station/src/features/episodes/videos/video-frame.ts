import sharp from 'sharp';

/** Colour behind a video of which there is no picture. */
const plain = '#101828';
const mostPixels = 60_000_000;

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** A frame of a screen's shape, 16 by 9, so many pixels high. */
export function frameSize(height: number): FrameSize {
  const even = (length: number) => 2 * Math.round(length / 2);
  return { width: even((height * 16) / 9), height: even(height) };
}

/**
 * Makes the still picture of a video, a JPEG: the whole cover in the middle, itself blurred beside it, and darker
 * towards the lower edge, where the wave is drawn.
 * @param cover path of an image; null for a plain picture
 */
export async function makeVideoFrame(cover: string | null, output: string, size: FrameSize): Promise<void> {
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
