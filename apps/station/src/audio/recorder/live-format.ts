import { AudioError } from '../audio-error.ts';
import type { LiveFormat } from '../engine/media-jobs.ts';

const BY_TYPE: Record<string, LiveFormat> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/aac': 'aac',
  'audio/aacp': 'aac',
  'audio/x-aac': 'aac',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
  'video/ogg': 'ogg',
};

/** The format of a stream by its content type, else by its first bytes. Throws `audio_unsupported` for playlists, web pages and other types. */
export function liveFormat(contentType: string | null, start: Uint8Array): LiveFormat {
  const named = BY_TYPE[(contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''];
  if (named) return named;
  const head = Buffer.from(start.subarray(0, 4)).toString('latin1');
  if (head === 'OggS') return 'ogg';
  if (head.startsWith('ID3')) return 'mp3';
  if (start[0] === 0xff && ((start[1] ?? 0) & 0xf6) === 0xf0) return 'aac';
  if (start[0] === 0xff && ((start[1] ?? 0) & 0xe0) === 0xe0) return 'mp3';
  throw new AudioError('audio_unsupported', 'the stream is neither mp3, nor aac, nor ogg');
}
