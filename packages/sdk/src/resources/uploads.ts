import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import type { AudioType } from '../schema/audio-events/audio-event.ts';
import { uploadOperations } from '../schema/uploads/operations.ts';
import { tusVersion } from '../schema/uploads/upload.ts';

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

  /** Sends a file in one request; `onUploadProgress` counts its bytes. Answers when it has arrived, before it is encoded. */
  create({ single_use = false, ...fields }: UploadFields, options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.create, { ...options, form: { ...fields, single_use } });
  }

  /** Lists uploads by `sendInParts` whose file has not arrived, oldest first. Administrators see every user's. */
  unfinished(options: CallOptions = {}) {
    return this.#transport.call(uploadOperations.unfinished, options);
  }

  /** Cancels an upload by `sendInParts`: your own, or as an administrator any user's. 409 when all of it has arrived. */
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
