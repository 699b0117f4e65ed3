import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { type Croppings, largestImageFile, type UploadedImage } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { type Accounts, slugsOf, type Station } from '../accounts/index.ts';
import { headLength, type ImageExtension, describeOther, sniffImage } from './image-format.ts';
import {
  cut,
  cutFormat,
  type ImageHeader,
  type RenderedImage,
  measure,
  mostPixels,
  reencode,
} from './image-work.ts';
import { createStoredImageBytes } from './stored-image-bytes.ts';

export interface Images {
  /**
   * Stores an image from outside: checks its bytes and strips its metadata.
   * @throws images.type, images.unreadable, images.bytes, images.pixels, storage.full, storage.quota
   */
  store(station: Station, source: Readable): Promise<UploadedImage>;
  /**
   * Crops a stored image; the result is a new image.
   * @throws images.unknown if the address is not one of this station's images, images.crop if the box is outside the
   * image
   */
  crop(station: Station, address: string, croppings: Croppings, square: boolean): Promise<UploadedImage>;
  /**
   * An image that the station generates itself, created once.
   * @param name lower-case letters, digits and hyphens; the same name returns the same image
   */
  own(station: Station, name: string, make: () => Promise<Buffer>): Promise<UploadedImage>;
  /** One of this station's images by its address, on any host; null if there is none. */
  find(station: Station, address: string): Promise<UploadedImage | null>;
  /** The path of a stored image, from the root of the host. */
  urlOf(station: Station, file: string): string;
  /** An address that also works outside this host; empty stays empty. */
  absolute(address: string): string;
  /** Key in the storage of the image at one of this station's addresses; null if there is none. */
  keyOf(station: Station, address: string): Promise<string | null>;
  /** Lets a program read the first of these images that this station has; null if it has none of them. */
  withFirst<T>(
    station: Station,
    addresses: readonly string[],
    work: (path: string | null) => Promise<T>,
  ): Promise<T>;
}

/** Methods for the routes, besides those for other features. */
export interface ImageService extends Images {
  /** Key in the storage of an image, which may not exist. */
  keyAt(station: Station, file: string): string;
}

const fail = defineErrors({
  'images.type': { status: 415, message: 'Send a JPEG, PNG, WebP or GIF image.' },
  'images.unreadable': { status: 415, message: 'This image is damaged. Export it again and retry.' },
  'images.bytes': { status: 413, message: 'This file is larger than 20 MB. Make it smaller and try again.' },
  'images.pixels': { status: 413, message: 'This image has too many pixels.' },
  'images.unknown': { status: 422, message: 'This station does not have that image.' },
  'images.crop': { status: 422, message: 'The crop is outside the image.' },
});

const fileName = /^[a-z0-9-]{1,80}\.(jpg|png|webp|gif)$/;

export function createImageService(
  context: StationContext,
  accounts: Pick<Accounts, 'currentAddress'>,
): ImageService {
  const { db, quota, storage } = context;
  const stored = createStoredImageBytes(storage, (stationId) => `images/${stationId}`);
  quota.include('images', (_tables, stationId) => stored.of(stationId));
  const key = (station: Station, file: string) => `images/${station.id}/${file}`;
  const urlOf = (station: Station, file: string) => `/${station.slug}/images/${file}`;

  async function storeImage(
    station: Station,
    { bytes, width, height }: RenderedImage,
    extension: ImageExtension,
  ) {
    const file = `${randomUUID()}.${extension}`;
    await quota.ensure(db, station.id, bytes.length);
    await storage.put(key(station, file), Readable.from([bytes]), { expected: bytes.length });
    stored.add(station.id, bytes.length);
    return { location: urlOf(station, file), width, height };
  }

  const images: ImageService = {
    async store(station, source) {
      const incoming = `images/arriving/${randomUUID()}`;
      try {
        await storage.put(incoming, source, { limit: largestImageFile }).catch((cause: unknown) => {
          throw isStationError(cause, 'request.too-large') ? fail('images.bytes', { cause }) : cause;
        });
        const { image, extension } = await storage.withLocalFile(incoming, readImage);
        return await storeImage(station, image, extension);
      } finally {
        await storage.remove(incoming);
      }
    },
    async crop(station, address, croppings, square) {
      const named = nameIn(station, address);
      if (!named || !(await storage.stat(key(station, named.file)))) throw fail('images.unknown');
      const { image, format } = await storage.withLocalFile(key(station, named.file), async (path) => {
        const facts = await measure(path);
        const box = boxIn(croppings, facts);
        if (!box) {
          throw fail('images.crop', {
            message: `The crop is outside the image, which is ${facts.width} × ${facts.height} pixels.`,
          });
        }
        const format = cutFormat(named.extension, facts.isOpaque);
        return { format, image: await cut(path, format, box, square) };
      });
      return storeImage(station, image, format);
    },
    async own(station, name, make) {
      const file = `${name}.jpg`;
      const existing = await images.find(station, urlOf(station, file));
      if (existing) return existing;
      const bytes = await make();
      await storage.put(key(station, file), Readable.from([bytes]), { expected: bytes.length });
      stored.add(station.id, bytes.length);
      const { width, height } = await storage.withLocalFile(key(station, file), measure);
      return { location: urlOf(station, file), width, height };
    },
    async find(station, address) {
      const found = await images.keyOf(station, address);
      if (found === null) return null;
      const { width, height } = await storage.withLocalFile(found, measure);
      return { location: urlOf(station, basename(found)), width, height };
    },
    urlOf,
    keyAt: key,
    absolute: (address) =>
      address.startsWith('/') ? `${context.publicUrl}${accounts.currentAddress(address)}` : address,
    async keyOf(station, address) {
      const named = nameIn(station, address);
      return named && (await storage.stat(key(station, named.file))) ? key(station, named.file) : null;
    },
    async withFirst(station, addresses, work) {
      for (const address of addresses) {
        const found = address === '' ? null : await images.keyOf(station, address);
        if (found !== null) return storage.withLocalFile(found, work);
      }
      return work(null);
    },
  };
  return images;
}

/** The file name in one of this station's image addresses. */
function nameIn(station: Station, address: string): { file: string; extension: ImageExtension } | null {
  const path = URL.parse(address, 'http://station.invalid')?.pathname ?? '';
  const start = slugsOf(station)
    .map((slug) => `/${slug}/images/`)
    .find((each) => path.startsWith(each));
  const file = start === undefined ? '' : path.slice(start.length);
  const extension = fileName.exec(file)?.[1];
  return isExtension(extension) ? { file, extension } : null;
}

/** Encodes an uploaded image again. */
async function readImage(path: string): Promise<{ image: RenderedImage; extension: ImageExtension }> {
  const head = await headOf(path);
  const extension = sniffImage(head);
  if (!extension)
    throw fail('images.type', {
      message: `This is ${describeOther(head)}. Send a JPEG, PNG, WebP or GIF image.`,
    });
  refuseHuge(await measure(path).catch(unreadable));
  return { extension, image: await reencode(path, extension).catch(unreadable) };
}

function unreadable(cause: unknown): never {
  throw fail('images.unreadable', { cause });
}

function refuseHuge({ width, height, pixels }: ImageHeader): void {
  if (pixels <= mostPixels) return;
  const frames = pixels > width * height ? ` in ${pixels / (width * height)} frames` : '';
  const most = `${mostPixels / 1_000_000} million pixels`;
  throw fail('images.pixels', {
    message: `This image is ${width} × ${height} pixels${frames}. Send one of at most ${most}.`,
  });
}

/** The box to crop; all 0 means the whole image. Null if it is empty or outside the image. */
function boxIn(croppings: Croppings, { width, height }: { width: number; height: number }): Croppings | null {
  const { left, top, right, bottom } = croppings;
  if (left === 0 && top === 0 && right === 0 && bottom === 0)
    return { left, top, right: width, bottom: height };
  return left < right && top < bottom && right <= width && bottom <= height ? croppings : null;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isExtension(text: string | undefined): text is ImageExtension {
  return text === 'jpg' || text === 'png' || text === 'webp' || text === 'gif';
}
