import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import type { AudioType } from '../schema/audio-events/audio-event.ts';
import { uploadOperations } from '../schema/uploads/operations.ts';
import { tusVersion } from '../schema/uploads/upload.ts';
import { sendInParts } from './send-in-parts.ts';
import type { SendOptions } from './send-in-parts.ts';

export interface UploadFields {
  /** Made by the caller, so that progress can be asked for before the answer is there. */
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

  /** Sends a file; `onUploadProgress` counts its bytes. Answers when it has arrived, before it is encoded. */
  create({ single_use = false, ...fields }: UploadFields, options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.create, { ...options, form: { ...fields, single_use } });
  }

  /**
   * Sends a file in parts and goes on where it stopped: after a broken connection by itself, and when the same uuid and
   * file are handed in again, in another process too. Aborting is a pause. Answers when all of it has arrived, before it is encoded.
   * @throws HttpError where the station refuses the file; NetworkError, TimeoutError when it gives up; AbortError
   */
  send(fields: UploadFields, options: SendOptions = {}) {
    return sendInParts(this.#transport, fields, options);
  }

  /** Throws away what has arrived of an upload by `send`. 409 when all of it has. */
  cancel(uuid: string, options: CallOptions = {}) {
    const headers = { ...options.headers, 'Tus-Resumable': tusVersion };
    return this.#transport.call(uploadOperations.cancel, { ...options, headers, params: { uuid } });
  }

  /** How far an upload has come, by its uuid. */
  progress(uuid: string, options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.progress, { ...options, params: { key: uuid } });
  }

  /** How far an event that is being made has come. */
  eventProgress(station: string, eventId: number, options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.progress, { ...options, params: { key: `${station}-${eventId}` } });
  }
}
