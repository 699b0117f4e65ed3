import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import type { AudioType } from '../schema/audio-events/wire-types.ts';
import { tusVersion } from '../schema/uploads/tus-version.ts';
import { uploadOperations } from '../schema/uploads/wire-operations.ts';

export interface UploadFields {
  /** A UUID from the caller, so that `progress` works before the upload resolves. */
  uuid: string;
  title: string;
  audio_type: AudioType;
  single_use?: boolean;
  file: Blob;
}

/** Uploads of audio, and the progress of their encoding. `sendInParts` resumes a broken one. */
export class UploadsResource extends Resource {
  /**
   * Uploads a file in one request; `onUploadProgress` reports its bytes. Resolves when it has arrived, before encoding.
   * @example
   * const file = await (await fetch('https://harbour.fm/jingle.wav')).blob();
   * const uuid = crypto.randomUUID();
   * await client.uploads.create({ uuid, title: 'Jingle', audio_type: 'UPLOAD-Promo', file }, { onUploadProgress: console.log });
   */
  create({ single_use = false, ...fields }: UploadFields, options: CallOptions = {}) {
    return this.call(uploadOperations.create, { ...options, form: { ...fields, single_use } });
  }

  /**
   * Lists uploads by `sendInParts` whose file has not arrived, oldest first. Administrators see every user's.
   * @example
   * for (const { title, received, bytes } of await client.uploads.unfinished()) console.log(title, received / bytes);
   */
  unfinished(options: CallOptions = {}) {
    return this.call(uploadOperations.unfinished, options);
  }

  /**
   * Cancels an upload by `sendInParts`: your own, or as an administrator any user's.
   * @throws HttpError 409 when all of it has arrived
   * @example
   * for (const { uuid, own } of await client.uploads.unfinished()) if (own) await client.uploads.cancel(uuid);
   */
  cancel(uuid: string, options: CallOptions = {}) {
    const headers = { ...options.headers, 'Tus-Resumable': tusVersion };
    return this.call(uploadOperations.cancel, { ...options, headers, params: { uuid } });
  }

  /**
   * Progress of an upload, by its uuid.
   * @example
   * const { progress, success, err_msg } = await client.uploads.progress('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  progress(uuid: string, options: CallOptions = {}) {
    return this.call(uploadOperations.progress, { ...options, params: { key: uuid } });
  }

  /**
   * Progress of a new event that the station is creating.
   * @example
   * const { id } = await client.audioEvents.merge([1_795_694_400_000, 1_795_694_520_000]);
   * const { progress, success } = await client.uploads.eventProgress('harbour-fm', id);
   */
  eventProgress(station: string, eventId: number, options: CallOptions = {}) {
    return this.call(uploadOperations.progress, {
      ...options,
      params: { key: `${station}-${eventId}` },
    });
  }
}
