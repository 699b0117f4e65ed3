// Written by `npm run generate`.

import type { AudioType } from '../audio-events/wire-types.ts';

/** An upload in parts, by the uuid that the client chose. */
export interface UploadFileParams {
  /** Slug of the station. */
  station: string;
  /** UUID that the client generates, which identifies the upload. A UUID. */
  uuid: string;
}

/** An upload and the event that it becomes. Progress is 0 to 100. */
export interface AudioUpload extends UploadChange {
  /** The kind of audio. */
  audio_type: AudioType;
  /** Whether it stays out of the library. */
  single_use: boolean;
  /** When it last changed. Unix seconds, UTC. */
  lastUpdated: number;
}

/** How far an upload is, as the live channel reports it. */
export interface UploadChange {
  /** UUID that the client generates, which identifies the upload. */
  uuid: string;
  /** Title of the audio. */
  title: string;
  /** Share of the file that has arrived. 0 to 100. */
  upload_progress: number;
  /** Share of the audio that is encoded. 0 to 100. */
  encode_progress: number;
  /** 1 once the event exists. */
  success: 0 | 1;
  /** 1 if the upload failed. */
  failed: 0 | 1;
  /** Why it failed; otherwise empty. */
  err_msg: string;
  /** Length in seconds; 0 until it is known. */
  duration: number;
  /** Mean level of the louder channel in dBFS; null for silence, and until it is measured. */
  rms: number | null;
  /** Whether its channels are in opposite phase, so that it is silent on a mono player; false until it is measured. */
  is_opposite_phase: boolean;
  /** Path of the event, once there is one. Null until there is one. */
  location: string | null;
}

/** Progress of an upload (by its uuid) or of a new event (by `{station}-{event id}`). */
export interface EncodeProgress extends Pick<AudioUpload, 'success' | 'failed' | 'duration' | 'err_msg'> {
  /** Share of the work that is done. 0 to 100. */
  progress: number;
  /** Path of the event; null until there is one. */
  location: string | null;
  /** The upload; null for the audio of another new event. */
  upload: AudioUpload | null;
}

/** An upload whose file has not arrived. */
export interface UnfinishedUpload extends Pick<AudioUpload, 'uuid' | 'title' | 'audio_type'> {
  /** Name of the user who uploads it; empty if that user no longer exists. */
  user: string;
  /** Whether the caller uploads it. */
  own: boolean;
  /** Bytes of the whole file, which are reserved on the station's disk. */
  bytes: number;
  /** Bytes that have arrived. */
  received: number;
  /** When the upload began. Unix seconds, UTC. */
  begun_at: number;
  /** When the station discards the upload unless more bytes arrive. Unix seconds, UTC. */
  expires_at: number;
}
