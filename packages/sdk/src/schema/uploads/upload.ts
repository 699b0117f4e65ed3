import { z } from 'zod';
import { audioType } from '../audio-events/audio-event.ts';
import { stationParams } from '../common/params.ts';
import { percentage, unixSeconds } from '../common/scalars.ts';

/** An upload in parts, by the uuid that the client chose. */
export const uploadFileParams = stationParams.extend({ uuid: z.uuid() });

/** Fields of the multipart body besides `file`, and of the header `Upload-Metadata`. */
export const uploadFields = z.object({
  uuid: z.uuid(),
  title: z.string().trim().min(1, 'Enter a title.').max(300),
  audio_type: audioType,
  single_use: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
});

/** An upload and the event that it becomes. Progress is 0 to 100. */
export const audioUpload = z.object({
  uuid: z.string(),
  title: z.string(),
  upload_progress: percentage,
  encode_progress: percentage,
  /** Path of the event, once there is one. */
  location: z.string().nullable(),
  audio_type: audioType,
  success: z.union([z.literal(0), z.literal(1)]),
  failed: z.union([z.literal(0), z.literal(1)]),
  err_msg: z.string(),
  rms: z.number().nullable(),
  duration: z.number().min(0),
  single_use: z.boolean(),
  lastUpdated: unixSeconds,
});
export type AudioUpload = z.output<typeof audioUpload>;

/** Progress of an upload (by its uuid) or of a new event (by `{station}-{event id}`). */
export const encodeProgress = z.object({
  success: z.union([z.literal(0), z.literal(1)]),
  failed: z.union([z.literal(0), z.literal(1)]),
  progress: percentage,
  duration: z.number().min(0),
  err_msg: z.string(),
  location: z.string().nullable(),
  upload: audioUpload.nullable(),
});
export type EncodeProgress = z.output<typeof encodeProgress>;

/** An upload whose file has not arrived. */
export const unfinishedUpload = z.object({
  uuid: z.string(),
  title: z.string(),
  audio_type: audioType,
  /** Name of the user who uploads it; empty if that user no longer exists. */
  user: z.string(),
  /** Whether the caller uploads it. */
  own: z.boolean(),
  /** Bytes of the whole file, which are reserved on the station's disk. */
  bytes: z.int().min(0),
  /** Bytes that have arrived. */
  received: z.int().min(0),
  begun_at: unixSeconds,
  /** When the station discards the upload unless more bytes arrive. */
  expires_at: unixSeconds,
});
export type UnfinishedUpload = z.output<typeof unfinishedUpload>;
