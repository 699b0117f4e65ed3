import type { CallInput, CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { imageOperations } from '../schema/images/operations.ts';

type KeepFields = CallInput<typeof imageOperations.keepLicensed>['body'];
type CropFields = CallInput<typeof imageOperations.crop>['body'];

export class ImagesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Stores an image; its `location` goes into shows and episodes. */
  upload(image: Blob, options: CallOptions = {}) {
    return this.#transport.call(imageOperations.upload, { ...options, form: { image } });
  }

  /** Cuts a stored image; `location` is that of the new one. */
  crop(fields: CropFields, options: CallOptions = {}) {
    return this.#transport.call(imageOperations.crop, { ...options, body: fields });
  }

  /** Searches the installation's library of licensed images. */
  async licensed(search: string, options: CallOptions = {}) {
    return (await this.#transport.call(imageOperations.licensed, { ...options, body: { search } })).entries;
  }

  /** Stores a licensed image; its `location` goes into shows and episodes. */
  keepLicensed(fields: KeepFields, options: CallOptions = {}) {
    return this.#transport.call(imageOperations.keepLicensed, { ...options, body: fields });
  }
}
