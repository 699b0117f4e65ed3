import type { Sharp } from 'sharp';
import type { Croppings } from '@postkit/sdk/schema';
import { loadSharp } from '../../platform/load-sharp.ts';
import type { ImageExtension } from './image-format.ts';

/** A finished image. */
export interface RenderedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Larger images are refused before they are decoded: a small file can contain a huge image. */
export const mostPixels = 60_000_000;
/** Directories refuse larger cover art. */
const largestSquare = 3000;
/** The size of the share image. */
const share = { width: 700, height: 366 };

/** Decodes a whole image and encodes it again, upright and without metadata. @throws if it cannot be decoded */
export async function reencode(file: string, extension: ImageExtension): Promise<RenderedImage> {
  return render(encode((await read(file, extension === 'gif')).autoOrient(), extension));
}

/** Properties of an image from its header. */
export interface ImageHeader {
  /** Size after rotation by its orientation. */
  readonly width: number;
  readonly height: number;
  /** Of all frames. */
  readonly pixels: number;
  readonly isOpaque: boolean;
}

/** Reads only the header of an image. @throws if it is damaged */
export async function measure(file: string): Promise<ImageHeader> {
  const sharp = await loadSharp();
  const { autoOrient, pages = 1, hasAlpha } = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  return { width, height, pixels: width * height * pages, isOpaque: !hasAlpha };
}

/** The format of a cropped image: directories accept only JPEG and PNG covers. */
export function cutFormat(extension: ImageExtension, isOpaque: boolean): 'jpg' | 'png' {
  return extension === 'jpg' || (extension === 'webp' && isOpaque) ? 'jpg' : 'png';
}

/** Crops an image; the square is never enlarged, the share image always has its size. */
export async function cut(
  file: string,
  format: 'jpg' | 'png',
  box: Croppings,
  square: boolean,
): Promise<RenderedImage> {
  const { left, top, right, bottom } = box;
  const width = right - left;
  const height = bottom - top;
  const side = Math.min(width, height, largestSquare);
  const size = square ? { width: side, height: side } : share;
  const part = (await read(file)).autoOrient().extract({ left, top, width, height });
  return render(encode(part.resize({ ...size, fit: 'cover' }), format));
}

async function read(file: string, animated = false): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error', animated });
}

function encode(image: Sharp, extension: ImageExtension): Sharp {
  if (extension === 'jpg') return image.jpeg({ quality: 90, mozjpeg: true });
  if (extension === 'png') return image.png();
  return extension === 'webp' ? image.webp({ quality: 90 }) : image.gif();
}

async function render(image: Sharp): Promise<RenderedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}
