import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { imageOperations } from '../schema/images/wire-operations.ts';
import type { CropInput, LicensedImageChoice } from '../schema/images/wire-types.ts';

interface ImageOptions extends CallOptions {
  /** Slug of the station that stores the image; default: the client's station. */
  readonly station?: string | undefined;
}

/** Covers and share images. */
export class ImagesResource extends Resource {
  /**
   * Stores an image. Use its `location` in shows and episodes.
   * @example
   * const cover = await (await fetch('https://harbour.fm/cover.png')).blob();
   * const { location } = await client.images.upload(cover);
   * await client.shows.update(7, { square_image: location });
   */
  upload(image: Blob, { station, ...options }: ImageOptions = {}) {
    return this.call(imageOperations.upload, { ...options, params: { station }, form: { image } });
  }

  /**
   * Crops a stored image to a new one, whose address is `location`.
   * @example
   * const cover = await (await fetch('https://harbour.fm/cover.png')).blob();
   * const { location, height } = await client.images.upload(cover);
   * await client.images.crop({ image: location, croppings: { left: 0, top: 0, right: height, bottom: height }, square: true });
   */
  crop(fields: CropInput, { station, ...options }: ImageOptions = {}) {
    return this.call(imageOperations.crop, { ...options, params: { station }, body: fields });
  }

  /**
   * Searches the installation's library of licensed images.
   * @example
   * const [first] = await client.images.licensed('harbour');
   * console.log(first?.title, first?.credit);
   */
  async licensed(search: string, options: CallOptions = {}) {
    return (await this.call(imageOperations.licensed, { ...options, body: { search } })).entries;
  }

  /**
   * Stores a licensed image. Use its `location` in shows and episodes.
   * @example
   * const [first] = await client.images.licensed('harbour');
   * const url = first?.contentLinks.find(({ rel }) => rel === 'main')?.href;
   * if (url) console.log((await client.images.keepLicensed({ url })).location);
   */
  keepLicensed(fields: LicensedImageChoice, { station, ...options }: ImageOptions = {}) {
    return this.call(imageOperations.keepLicensed, {
      ...options,
      params: { station },
      body: fields,
    });
  }
}
