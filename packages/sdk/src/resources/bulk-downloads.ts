import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { bulkDownloadOperations } from '../schema/bulk-downloads/wire-operations.ts';
import type { BulkDownloadInput } from '../schema/bulk-downloads/wire-types.ts';

/** Zips of the audio of several episodes. */
export class BulkDownloadsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Requests a zip of the audio of at most 1000 episodes. The live events `bulk_zip_progress`, `bulk_zip_complete` and
   * `bulk_zip_failed` report on it.
   * @throws HttpError 409 if the user already has 20 bulk downloads
   */
  start(request: BulkDownloadInput, options: CallOptions = {}) {
    return this.#transport.call(bulkDownloadOperations.start, { ...options, body: request });
  }

  /** The bulk downloads of the signed-in user, newest first. */
  async list(options: CallOptions = {}) {
    return (await this.#transport.call(bulkDownloadOperations.list, options)).bulk_downloads;
  }

  get(guid: string, options: CallOptions = {}) {
    return this.#transport.call(bulkDownloadOperations.get, { ...options, params: { guid } });
  }

  /** Cancels or removes a bulk download. Its episodes stay. */
  remove(guid: string, options: CallOptions = {}) {
    return this.#transport.call(bulkDownloadOperations.remove, { ...options, params: { guid } });
  }

  /**
   * The zip as a response with an unread body. Its `ETag` is a hash of its content, so an interrupted download can be
   * resumed with `Range` and `If-Range`.
   * @throws HttpError 409 until it is complete, 410 if it failed
   */
  download(guid: string, options: CallOptions = {}) {
    return this.#transport.open(bulkDownloadOperations.file, { ...options, params: { guid } });
  }

  /** Address of the zip for a browser to open. */
  downloadAddress(guid: string, options?: { withKey?: boolean }): string {
    return this.#transport.addressOf(bulkDownloadOperations.file, { params: { guid } }, options);
  }
}
