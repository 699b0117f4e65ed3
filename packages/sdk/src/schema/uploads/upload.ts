import { z } from 'zod';
import { audioType } from '../audio-events/audio-event.ts';
import { stationParams } from '../common/params.ts';
import { unixSeconds } from '../common/scalars.ts';

/** An upload that is sent in parts, by the uuid that its sender chose. */
export const uploadFileParams = stationParams.extend({ uuid: z.uuid() });

/** The version of the tus protocol that the station speaks, as the header `Tus-Resumable`. */
export const tusVersion = '1.0.0';

/** Fields of the multipart body beside `file`, and of the header `Upload-Metadata`. */
export const uploadFields = z.object({
  uuid: z.uuid(),
  title: z.string().trim().min(1, 'An upload needs a title.').max(300),
  audio_type: audioType,
  single_use: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
});

/** An upload on its way to being an event. Progress is 0 to 100. */
export const audioUpload = z.object({
  uuid: z.string(),
  title: z.string(),
  upload_progress: z.number(),
  encode_progress: z.number(),
  /** Path of the event, once there is one. */
  location: z.string().nullable(),
  audio_type: audioType,
  success: z.union([z.literal(0), z.literal(1)]),
  failed: z.union([z.literal(0), z.literal(1)]),
  err_msg: z.string(),
  rms: z.number().nullable(),
  duration: z.number(),
  single_use: z.boolean(),
  lastUpdated: unixSeconds,
});
export type AudioUpload = z.output<typeof audioUpload>;

/** Progress of an upload (by its uuid) or of an event being made (by `{station}-{event id}`). */
export const encodeProgress = z.object({
  success: z.union([z.literal(0), z.literal(1)]),
  failed: z.union([z.literal(0), z.literal(1)]),
  progress: z.number(),
  duration: z.number(),
  err_msg: z.string(),
  location: z.string().nullable(),
  upload: audioUpload.nullable(),
});
export type EncodeProgress = z.output<typeof encodeProgress>;
