/** Formats of audio, of films and of television that ffmpeg detects by their bytes, without those that name other files. */
const FORMATS = [
  'wav,w64,aiff,mp3,aac,mov,mp4,m4a,3gp,3g2,mj2,flac,ogg,matroska,webm,caf,asf,amr',
  'mpegts,mpeg,avi,flv,mxf,gxf,dv,wtv,nut,rm',
  'ac3,eac3,dts,dtshd,truehd,mlp,loas,au,voc,ape,wv,tta,tak,mpc,mpc8,dsf,iff,sox,qcp,nistsphere,ircam',
].join();

/** Arguments before every `-i` that opens an untrusted file: no network, no playlists, no containers that name other files. */
export const UNTRUSTED_INPUT = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  FORMATS,
  '-threads',
  '1',
];

/** Arguments before every `-i` that reads ADTS from the archive through a pipe. */
export const ADTS_PIPE_INPUT = [
  '-protocol_whitelist',
  'pipe',
  '-format_whitelist',
  'aac',
  '-f',
  'aac',
  '-i',
  'pipe:0',
];

/** Source rates outside these limits are rejected: resampling from 1 Hz would use up all memory. */
export const MIN_SAMPLE_RATE = 4000;
export const MAX_SAMPLE_RATE = 384_000;

/** Longest audio a file may hold when the caller sets no limit, in seconds. */
export const DEFAULT_MAX_SECONDS = 12 * 3600;

/** Wall time that a job may take, in milliseconds, for `audioMs` milliseconds of audio. */
export function wallLimit(audioMs: number): number {
  return 120_000 + 2 * audioMs;
}
