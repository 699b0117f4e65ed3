import { loadSharp } from '../../../platform/load-sharp.ts';

/** Pixels of the sides of a cover: the size that directories ask for, then smaller ones for pictures that do not compress. */
const sides = [1400, 1000, 600];
/** Bytes of a cover in a file. */
const mostBytes = 1_000_000;

/** An image as a JPEG of at most 1400 × 1400 pixels and a megabyte. @throws if it cannot be decoded */
export async function readCover(file: string): Promise<Buffer> {
  const sharp = await loadSharp();
  let cover = Buffer.alloc(0);
  for (const side of sides) {
    const image = sharp(file)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    cover = await image.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
    if (cover.length <= mostBytes) return cover;
  }
  return cover;
}
