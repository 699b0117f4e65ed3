import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { bulkDownloadOperations } from '../schema/bulk-downloads/wire-operations.ts';
import type { BulkDownloadInput } from '../schema/bulk-downloads/wire-types.ts';

/** Zips of the audio of several episodes. */
export class BulkDownloadsResource extends Resource {
  /**
   * Requests a zip of the audio of at most 1000 episodes. The live events `bulk_zip_progress`, `bulk_zip_complete` and
   * `bulk_zip_failed` report on it.
   * @throws HttpError 409 if the user already has 20 bulk downloads
   * @example
   * const { guid } = await client.bulkDownloads.start({ audio_playlist_ids: [101, 102], format: 'mp3' });
   * client.live.on('bulk_zip_complete', (done) => console.log(done.guid === guid));
   * client.live.open();
   */
  start(request: BulkDownloadInput, options: CallOptions = {}) {
    return this.call(bulkDownloadOperations.start, { ...options, body: request });
  }

  /**
   * The bulk downloads of the signed-in user, newest first.
   * @example
   * for (const { guid, status, progress } of await client.bulkDownloads.list()) console.log(guid, status, progress);
   */
  async list(options: CallOptions = {}) {
    return (await this.call(bulkDownloadOperations.list, options)).bulk_downloads;
  }

  /**
   * One bulk download.
   * @example
   * const { status, missing } = await client.bulkDownloads.get('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  get(guid: string, options: CallOptions = {}) {
    return this.call(bulkDownloadOperations.get, { ...options, params: { guid } });
  }

  /**
   * Cancels or removes a bulk download. Its episodes stay.
   * @example
   * await client.bulkDownloads.remove('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  remove(guid: string, options: CallOptions = {}) {
    return this.call(bulkDownloadOperations.remove, { ...options, params: { guid } });
  }

  /**
   * The zip as a response with an unread body. Its `ETag` is a hash of its content, so an interrupted download can be
   * resumed with `Range` and `If-Range`.
   * @throws HttpError 409 until it is complete, 410 if it failed
   * @example
   * const response = await client.bulkDownloads.download('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   * const etag = response.headers.get('ETag') ?? '';
   * // After a broken connection, from byte 1,000,000:
   * const headers = { Range: 'bytes=1000000-', 'If-Range': etag };
   * const rest = await client.bulkDownloads.download('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa', { headers });
   */
  download(guid: string, options: CallOptions = {}) {
    return this.transport.open(bulkDownloadOperations.file, { ...options, params: { guid } });
  }

  /**
   * Address of the zip for a browser to open.
   * @example
   * const address = client.bulkDownloads.downloadAddress('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  downloadAddress(guid: string, options?: { withKey?: boolean }): string {
    return this.transport.addressOf(bulkDownloadOperations.file, { params: { guid } }, options);
  }
}
