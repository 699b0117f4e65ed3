import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/**
 * - `off`: the log is off
 * - `connecting`: the first connection since the log was started
 * - `recording`: audio arrives and is kept
 * - `lost`: no audio is recorded; the station keeps trying
 * - `silent`: audio is recorded, and both channels have been below −60 dBFS for 10 seconds or more
 * - `disk_full`: audio arrives and cannot be written
 */
export const recordingState = z.enum(['off', 'connecting', 'recording', 'lost', 'silent', 'disk_full']);
export type RecordingState = z.output<typeof recordingState>;

/** Which address of the log source is recorded. */
export const recordedAddress = z.enum(['main', 'fallback']);

/** The kinds of streams that a log records; `http` is Icecast or another endless HTTP response. */
export const streamKind = z.enum(['http', 'hls', 'srt', 'rtp']);
export type StreamKind = z.output<typeof streamKind>;

/** The state of a station's recorder. */
export const recording = z.object({
  state: recordingState,
  /** When this state began: for `lost` and `disk_full` the end of the recorded audio, for `silent` the start of the silence. Null if the station never recorded. */
  since: unixSeconds.nullable(),
  /** Why audio is not recorded, in plain words; empty otherwise. Never contains the address. */
  error: z.string(),
  /** The address that audio arrives from; null while none arrives. */
  recorded_address: recordedAddress.nullable(),
  /** The kind of stream that audio arrives as; null while none arrives. */
  recorded_kind: streamKind.nullable(),
  /** Why the main address is not recorded, while the fallback is; empty otherwise. Never contains the address. */
  main_error: z.string(),
  /** The last announced title; current only while `state` is `recording` or `silent`. */
  title: z.string(),
  /** Peak of the louder channel in the newest segment in dBFS, −96 to 0; null while no audio is recorded. */
  level: z.number().nullable(),
  /** Whether the channels of the newest segment are in opposite phase, so that it is silent on a mono player; false while no audio is recorded. */
  is_opposite_phase: z.boolean(),
  /** Start of the audio that has arrived without interruption; a return from the fallback does not interrupt it. Null while no audio is recorded. */
  connected_at: unixSeconds.nullable(),
  /** Start of the newest segment. Null if there is none. */
  last_segment_at: unixSeconds.nullable(),
});
export type Recording = z.output<typeof recording>;
