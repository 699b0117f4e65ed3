import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { imageOperations } from '../schema/images/wire-operations.ts';
import type { CropInput, LicensedImageChoice } from '../schema/images/wire-types.ts';

export class ImagesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Stores an image. Use its `location` in shows and episodes. */
  upload(image: Blob, options: CallOptions = {}) {
    return this.#transport.call(imageOperations.upload, { ...options, form: { image } });
  }

  /** Crops a stored image to a new one, whose address is `location`. */
  crop(fields: CropInput, options: CallOptions = {}) {
    return this.#transport.call(imageOperations.crop, { ...options, body: fields });
  }

  /** Searches the installation's library of licensed images. */
  async licensed(search: string, options: CallOptions = {}) {
    return (await this.#transport.call(imageOperations.licensed, { ...options, body: { search } })).entries;
  }

  /** Stores a licensed image. Use its `location` in shows and episodes. */
  keepLicensed(fields: LicensedImageChoice, options: CallOptions = {}) {
    return this.#transport.call(imageOperations.keepLicensed, { ...options, body: fields });
  }
}
