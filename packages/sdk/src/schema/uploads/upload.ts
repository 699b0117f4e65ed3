import { z } from 'zod';
import { audioType } from '../audio-events/audio-event.ts';
import { stationParams } from '../common/params.ts';
import { percentage, unixSeconds } from '../common/scalars.ts';

/** An upload in parts, by the uuid that the client chose. */
export const uploadFileParams = stationParams.extend({
  /** UUID that the client generates, which identifies the upload. */
  uuid: z.uuid(),
});

/** Fields of the multipart body besides `file`, and of the header `Upload-Metadata`. */
export const uploadFields = z.object({
  uuid: z.uuid(),
  title: z.string().trim().min(1, 'Enter a title.').max(300),
  audio_type: audioType,
  single_use: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false),
});

/** An upload and the event that it becomes. Progress is 0 to 100. */
export const audioUpload = z.object({
  /** UUID that the client generates, which identifies the upload. */
  uuid: z.string(),
  /** Title of the audio. */
  title: z.string(),
  /** Share of the file that has arrived. */
  upload_progress: percentage,
  /** Share of the audio that is encoded. */
  encode_progress: percentage,
  /** Path of the event, once there is one. Null until there is one. */
  location: z.string().nullable(),
  /** The kind of audio. */
  audio_type: audioType,
  /** 1 once the event exists. */
  success: z.union([z.literal(0), z.literal(1)]),
  /** 1 if the upload failed. */
  failed: z.union([z.literal(0), z.literal(1)]),
  /** Why it failed; otherwise empty. */
  err_msg: z.string(),
  /** Mean level of the louder channel in dBFS; null for silence, and until it is measured. */
  rms: z.number().nullable(),
  /** Whether its channels are in opposite phase, so that it is silent on a mono player; false until it is measured. */
  is_opposite_phase: z.boolean(),
  /** Length in seconds; 0 until it is known. */
  duration: z.number().min(0),
  /** Whether it stays out of the library. */
  single_use: z.boolean(),
  /** When it last changed. */
  lastUpdated: unixSeconds,
});
export type AudioUpload = z.output<typeof audioUpload>;

/** How far an upload is, as the live channel reports it. */
export const uploadChange = audioUpload.pick({
  uuid: true,
  title: true,
  upload_progress: true,
  encode_progress: true,
  success: true,
  failed: true,
  err_msg: true,
  duration: true,
  rms: true,
  is_opposite_phase: true,
  location: true,
});

/** Progress of an upload (by its uuid) or of a new event (by `{station}-{event id}`). */
export const encodeProgress = z.object({
  /** 1 once the event exists. */
  success: z.union([z.literal(0), z.literal(1)]),
  /** 1 if the upload failed. */
  failed: z.union([z.literal(0), z.literal(1)]),
  /** Share of the work that is done. */
  progress: percentage,
  /** Length in seconds; 0 until it is known. */
  duration: z.number().min(0),
  /** Why it failed; otherwise empty. */
  err_msg: z.string(),
  /** Path of the event; null until there is one. */
  location: z.string().nullable(),
  /** The upload; null for the audio of another new event. */
  upload: audioUpload.nullable(),
});
export type EncodeProgress = z.output<typeof encodeProgress>;

/** An upload whose file has not arrived. */
export const unfinishedUpload = z.object({
  /** UUID that the client generates, which identifies the upload. */
  uuid: z.string(),
  /** Title of the audio. */
  title: z.string(),
  /** The kind of audio. */
  audio_type: audioType,
  /** Name of the user who uploads it; empty if that user no longer exists. */
  user: z.string(),
  /** Whether the caller uploads it. */
  own: z.boolean(),
  /** Bytes of the whole file, which are reserved on the station's disk. */
  bytes: z.int().min(0),
  /** Bytes that have arrived. */
  received: z.int().min(0),
  /** When the upload began. */
  begun_at: unixSeconds,
  /** When the station discards the upload unless more bytes arrive. */
  expires_at: unixSeconds,
});
export type UnfinishedUpload = z.output<typeof unfinishedUpload>;
