import type { Croppings } from '@postkit/sdk/schema';
import sharp, { type Sharp } from 'sharp';
import type { ImageExtension } from './image-format.ts';

/** A finished image. */
export interface MadeImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** More is refused before it is decoded: a small file can hold a huge picture. */
export const mostPixels = 60_000_000;
/** Cover art beyond this is refused by directories. */
const largestSquare = 3000;
/** The share image's shape. */
const share = { width: 700, height: 366 };

/** Decodes a whole image and writes it anew, upright and without metadata. @throws where it cannot be decoded. */
export async function reencode(file: string, extension: ImageExtension): Promise<MadeImage> {
  return made(encode(read(file, extension === 'gif').autoOrient(), extension));
}

/** What an image says of itself, without decoding it. */
export interface ImageFacts {
  /** As the picture is seen. */
  readonly width: number;
  readonly height: number;
  /** Of all its frames. */
  readonly pixels: number;
  readonly isOpaque: boolean;
}

/** Reads the head of an image alone, however large the picture is. @throws where it is damaged. */
export async function measure(file: string): Promise<ImageFacts> {
  const { autoOrient, pages = 1, hasAlpha } = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  return { width, height, pixels: width * height * pages, isOpaque: !hasAlpha };
}

/** What a cut image is written as: directories take covers as JPEG or PNG alone. */
export function cutFormat(extension: ImageExtension, isOpaque: boolean): 'jpg' | 'png' {
  return extension === 'jpg' || (extension === 'webp' && isOpaque) ? 'jpg' : 'png';
}

/** Cuts a box out; the square is never enlarged, the share image always has its size. */
export async function cut(file: string, format: 'jpg' | 'png', box: Croppings, square: boolean): Promise<MadeImage> {
  const { left, top, right, bottom } = box;
  const width = right - left;
  const height = bottom - top;
  const side = Math.min(width, height, largestSquare);
  const size = square ? { width: side, height: side } : share;
  const part = read(file).autoOrient().extract({ left, top, width, height });
  return made(encode(part.resize({ ...size, fit: 'cover' }), format));
}

function read(file: string, animated = false): Sharp {
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error', animated });
}

function encode(image: Sharp, extension: ImageExtension): Sharp {
  if (extension === 'jpg') return image.jpeg({ quality: 90, mozjpeg: true });
  if (extension === 'png') return image.png();
  return extension === 'webp' ? image.webp({ quality: 90 }) : image.gif();
}

async function made(image: Sharp): Promise<MadeImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}
