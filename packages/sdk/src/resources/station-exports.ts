import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { stationExportOperations } from '../schema/station-exports/wire-operations.ts';
import type { StationExportInput } from '../schema/station-exports/wire-types.ts';

/** Exports of a whole station in one zip. For admins. */
export class StationExportsResource extends Resource {
  /**
   * Starts an export of the station: episodes, audio, images, transcripts, chapters, feeds and numbers, with the SHA-256 of each file. The live
   * event `station_export_changed` reports on it.
   * @throws HttpError 409 while another export is processing, or if the station has three
   * @example
   * const { guid, status } = await client.stationExports.start({ includes_media: false });
   */
  start(input: StationExportInput = {}, options: CallOptions = {}) {
    return this.call(stationExportOperations.start, { ...options, body: input });
  }

  /**
   * The size of an export before it starts: audio and video, and images. Texts and numbers come on top.
   * @example
   * const { media, images } = await client.stationExports.estimate();
   * console.log(media.files, media.bytes + images.bytes);
   */
  estimate(options: CallOptions = {}) {
    return this.call(stationExportOperations.estimate, options);
  }

  /**
   * The exports of the station, newest first.
   * @example
   * for (const { guid, status, progress } of await client.stationExports.list()) console.log(guid, status, progress);
   */
  async list(options: CallOptions = {}) {
    return (await this.call(stationExportOperations.list, options)).station_exports;
  }

  /**
   * One export.
   * @example
   * const { status, bytes, missing } = await client.stationExports.get('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  get(guid: string, options: CallOptions = {}) {
    return this.call(stationExportOperations.get, { ...options, params: { guid } });
  }

  /**
   * Cancels or removes an export. The station keeps its data.
   * @example
   * await client.stationExports.remove('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  remove(guid: string, options: CallOptions = {}) {
    return this.call(stationExportOperations.remove, { ...options, params: { guid } });
  }

  /**
   * The zip as a response with an unread body. Its `ETag` is a hash of its content, so an interrupted download can be
   * resumed with `Range` and `If-Range`.
   * @throws HttpError 409 until it is complete, 410 if it failed
   * @example
   * const response = await client.stationExports.download('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   * console.log(response.headers.get('Content-Length'));
   */
  download(guid: string, options: CallOptions = {}) {
    return this.transport.open(stationExportOperations.file, { ...options, params: { guid } });
  }

  /**
   * Address of the zip for a browser to open.
   * @example
   * const address = client.stationExports.downloadAddress('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  downloadAddress(guid: string, options?: { withKey?: boolean }): string {
    return this.transport.addressOf(stationExportOperations.file, { params: { guid } }, options);
  }
}
