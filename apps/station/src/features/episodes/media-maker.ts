import { framesToMs, type EpisodePart } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Turn } from '../../platform/turns/turn.ts';
import type { Station } from '../accounts/index.ts';
import { mediaWithKey } from './episode-media.repository.ts';
import type { MediaRow } from './episode-tables.ts';
import { mediaFormats, mediaStorageKey } from './media-key.ts';
import { makeSoundFile, roomFor } from './sound-files.ts';

/** A file of a sound, whichever episode it is for. */
export type SoundMedia = Pick<MediaRow, 'format' | 'bytes' | 'sha256' | 'duration'>;

export interface MediaOrder {
  readonly station: Station;
  readonly key: string;
  readonly parts: readonly EpisodePart[];
  readonly signal: AbortSignal;
  readonly turn: Turn;
  /** 0 to 100. */
  onProgress(percent: number): void;
}

/** Answers the files of a sound in all formats; what some episode already has is not made again. */
export async function makeMedia(
  context: StationContext,
  { station, key, parts, signal, turn, onProgress }: MediaOrder,
): Promise<SoundMedia[]> {
  const known = await sameSound(context, station.id, key);
  if (known) return known;
  await context.storage.ensureSpace(roomFor(secondsOf(parts), station.bitrate));
  const media: SoundMedia[] = [];
  for (const [index, format] of mediaFormats.entries()) {
    const file = await makeSoundFile(context, {
      parts,
      format,
      bitrate: station.bitrate,
      to: mediaStorageKey(station.id, key, format),
      signal,
      turn,
      onProgress: (value) => onProgress(((index + value) / mediaFormats.length) * 100),
    });
    media.push({ format, ...file });
  }
  return media;
}

function secondsOf(parts: readonly EpisodePart[]): number {
  const frames = parts.flatMap(({ segments }) => segments).reduce((sum, segment) => sum + segment.frames, 0);
  return framesToMs(frames) / 1000;
}

async function sameSound({ db, storage }: StationContext, stationId: number, key: string): Promise<SoundMedia[] | null> {
  const known = await mediaWithKey(db, stationId, key);
  const found = mediaFormats.flatMap((format) => known.find((media) => media.format === format) ?? []);
  if (found.length < mediaFormats.length) return null;
  for (const { format, bytes } of found) {
    if ((await storage.stat(mediaStorageKey(stationId, key, format)))?.bytes !== bytes) return null;
  }
  return found.map(({ format, bytes, sha256, duration }) => ({ format, bytes, sha256, duration }));
}
