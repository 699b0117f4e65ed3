import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { uploadOperations } from '../schema/uploads/wire-operations.ts';
import { tusVersion } from '../schema/uploads/tus-version.ts';
import type { AudioType } from '../schema/audio-events/wire-types.ts';

export interface UploadFields {
  /** A UUID from the caller, so that `progress` works before the upload resolves. */
  uuid: string;
  title: string;
  audio_type: AudioType;
  single_use?: boolean;
  file: Blob;
}

export class UploadsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Uploads a file in one request; `onUploadProgress` reports its bytes. Resolves when it has arrived, before encoding. */
  create({ single_use = false, ...fields }: UploadFields, options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.create, { ...options, form: { ...fields, single_use } });
  }

  /** Lists uploads by `sendInParts` whose file has not arrived, oldest first. Administrators see every user's. */
  unfinished(options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.unfinished, options);
  }

  /**
   * Cancels an upload by `sendInParts`: your own, or as an administrator any user's.
   * @throws HttpError 409 when all of it has arrived
   */
  cancel(uuid: string, options: CallOptions = {}) {
    const headers = { ...options.headers, 'Tus-Resumable': tusVersion };
    return this.#transport.call(uploadOperations.cancel, { ...options, headers, params: { uuid } });
  }

  /** Progress of an upload, by its uuid. */
  progress(uuid: string, options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.progress, { ...options, params: { key: uuid } });
  }

  /** Progress of a new event that the station is creating. */
  eventProgress(station: string, eventId: number, options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.progress, { ...options, params: { key: `${station}-${eventId}` } });
  }
}
