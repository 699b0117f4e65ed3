import { z } from 'zod';
import { enteredAddress, titleEncoding } from './log-source.ts';
import { recordedAddress, streamKind } from './recording.ts';

/** The stream to test: the address as a user enters it, saved or not. */
export const streamTestInput = z.object({
  /** Address of the stream, or the text of an SDP file. May contain a user name and password, or a passphrase. */
  url: enteredAddress.refine((text) => text !== '', 'Enter the address of the stream.'),
  /** The address of the log source whose stored user name and password apply, if `url` is the same stream; `main` by default. */
  address: recordedAddress.optional(),
  /** Whether to test without the stored user name and password. */
  remove_credentials: z.boolean().optional(),
  /** Encoding of titles whose stream names none; null to find it out. The saved setting of that address by default. */
  title_encoding: titleEncoding.nullable().optional(),
});
export type StreamTestInput = z.output<typeof streamTestInput>;

/**
 * - `address`: the recorder cannot open such an address
 * - `private_address`: it is in a private network, which this installation does not allow
 * - `host_unknown`, `refused`, `unreachable`, `timeout`: no connection
 * - `certificate`: the server's certificate is not valid
 * - `redirect`: it leads to an address that the recorder does not follow
 * - `credentials`: a user name and password are missing or wrong; for SRT the passphrase
 * - `forbidden`, `not_found`, `server_error`: the server refused, with its `status`
 * - `playlist`: none of the addresses in a playlist file leads to a stream that can be recorded
 * - `web_page`, `ended_playlist`, `unsupported`: the response is no stream that can be recorded
 * - `port_taken`: another program receives on this port, such as the recorder of this log
 * - `no_audio`: the stream has no audio track
 * - `no_data`: the connection is open, and nothing arrives
 * - `failed`: any other reason
 */
const streamProblemCode = z.enum([
  'address',
  'private_address',
  'host_unknown',
  'refused',
  'unreachable',
  'timeout',
  'certificate',
  'redirect',
  'credentials',
  'forbidden',
  'not_found',
  'server_error',
  'web_page',
  'playlist',
  'ended_playlist',
  'unsupported',
  'port_taken',
  'no_audio',
  'no_data',
  'failed',
]);

/** Why a tested stream could not be recorded. */
export const streamProblem = z.object({
  /** The kind of problem. */
  code: streamProblemCode,
  /** The reason and the remedy in plain words. Never contains a password. */
  message: z.string(),
  /** Status of the HTTP response; null if there was none. */
  status: z.int().nullable(),
  /** The first address in a playlist file; null if it has none, and for other problems. */
  use: z.string().nullable(),
});
export type StreamProblem = z.output<typeof streamProblem>;

/** The audio that arrived during a test, as the recorder would store it. */
export const testedStream = z.object({
  kind: streamKind,
  /** Container of the stream, such as `mp3`, `ogg` or `mpegts`. */
  container: z.string(),
  /** Codec, such as `mp3`, `aac` or `opus`. */
  codec: z.string(),
  /** Bits per second, as the stream declares them, else as they arrived. */
  bit_rate: z.int(),
  /** Hz. */
  sample_rate: z.int(),
  /** 1 for mono, 2 for stereo. */
  channels: z.int(),
  /** The announced title, as the log would store it; empty for none. */
  title: z.string(),
  /** Whether the stream announces titles, which the log follows. */
  has_titles: z.boolean(),
  /** Highest sample in dBFS, −96 to 0. */
  peak: z.number(),
  /** Integrated loudness in LUFS; null for silence. */
  loudness: z.number().nullable(),
  /** Whether all of the audio was below −60 dBFS. */
  is_silent: z.boolean(),
  /** Whether the channels are in opposite phase in all of the audio, so that it is silent on a mono player. */
  is_opposite_phase: z.boolean(),
  /** Whether the stream continues; false for a file that ends. */
  is_live: z.boolean(),
  /** Seconds of audio that arrived. */
  seconds: z.number(),
  /** The first seconds of the audio: AAC in ADTS frames (`audio/aac`) as base64. */
  sample: z.string(),
});
export type TestedStream = z.output<typeof testedStream>;

/** Either the stream or the problem; the other one is null. */
export const streamTest = z.object({
  /** The audio that arrived; null if there is a problem. */
  stream: testedStream.nullable(),
  /** Why the stream cannot be recorded; null if it can. */
  problem: streamProblem.nullable(),
});
export type StreamTest = z.output<typeof streamTest>;
