import type { Readable } from 'node:stream';
import type { Croppings, UploadedImage } from '@postkit/sdk/schema';
import type { Feature } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';

export interface Images extends Feature {
  /**
   * Takes an image from outside: checks it by its bytes, strips what it tells about its maker, and keeps it.
   * @throws images.type, images.unreadable, images.bytes, images.pixels, storage.full, storage.quota
   */
  store(station: Station, source: Readable): Promise<UploadedImage>;
  /**
   * Cuts a stored image; the answer is another one.
   * @throws images.unknown where the address is none of this station's images, images.crop where the box is not in it.
   */
  crop(station: Station, address: string, croppings: Croppings, square: boolean): Promise<UploadedImage>;
  /**
   * An image that the station makes by itself, made once.
   * @param name lower-case letters, digits and hyphens; the same one gives the same image.
   */
  own(station: Station, name: string, make: () => Promise<Buffer>): Promise<UploadedImage>;
  /** One of this station's images by its address, whatever host stands before it; null where there is none. */
  find(station: Station, address: string): Promise<UploadedImage | null>;
  /** The path of a stored image, from the root of the host. */
  urlOf(station: Station, file: string): string;
  /** An address that also works outside this host; empty stays empty. */
  absolute(address: string): string;
  /** Absolute path of the file behind one of this station's image addresses, for programs; null where there is none. */
  fileOf(station: Station, address: string): Promise<string | null>;
}
