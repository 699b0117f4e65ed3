import { type AudioLevels, framesToMs, type EpisodePart, type Leveling } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Turn } from '../../../platform/turns/turn.ts';
import type { Station } from '../../accounts/index.ts';
import type { OriginalFile } from '../../audio-events/index.ts';
import { keptVersion, mediaOf } from '../audio-versions/audio-versions.repository.ts';
import { renderFile, estimateBytes } from './render-file.ts';
import type { RenditionFile } from './rendition-file.ts';
import { renditionFormats, renditionStorageKey } from './rendition-key.ts';
import type { PlannedLevels } from './rendition-levels.ts';
import { renditionsWithKey } from './renditions.repository.ts';
import { areStored } from './stored-renditions.ts';

export interface RenditionsRequest {
  readonly station: Station;
  readonly key: string;
  readonly parts: readonly EpisodePart[];
  /** The file that already is this audio as mp3; used unless the levels must change. */
  readonly original: OriginalFile | null;
  readonly signal: AbortSignal;
  readonly turn: Turn;
  /** Called only if the audio must be rendered. */
  plan(): Promise<PlannedLevels>;
  /** 0 to 100. */
  onProgress(percent: number): void;
}

/** Renders audio in all formats, and returns the existing files if some episode already has them. */
export async function makeRenditions(
  context: StationContext,
  { station, key, parts, original, signal, turn, plan, onProgress }: RenditionsRequest,
): Promise<RenditionFile[]> {
  const known = await sameAudio(context, station.id, key);
  if (known) return known;
  await context.storage.ensureSpace(estimateBytes(secondsOf(parts), station.bitrate));
  const { levels: planned, leveling } = await plan();
  const media: RenditionFile[] = [];
  for (const [index, format] of renditionFormats.entries()) {
    const kept =
      format === 'mp3' && leveling === null && original
        ? await linkOriginal(context, original, station.id, key)
        : null;
    if (kept) {
      media.push({ ...kept, ...columnsOf(planned, null), original: 1 });
      continue;
    }
    const { levels = planned, ...file } = await renderFile(context, {
      parts,
      format,
      bitrate: station.bitrate,
      leveling,
      to: renditionStorageKey(station.id, key, format),
      signal,
      turn,
      onProgress: (value) => onProgress(((index + value) / renditionFormats.length) * 100),
    });
    media.push({ format, ...file, ...columnsOf(levels, leveling), original: 0 });
  }
  return media;
}

async function linkOriginal(
  { storage }: StationContext,
  original: OriginalFile,
  stationId: number,
  key: string,
) {
  const { storage_key, bytes, sha256, duration_ms } = original;
  const isLinked = await storage.link(storage_key, renditionStorageKey(stationId, key, 'mp3'));
  return isLinked ? { format: 'mp3' as const, bytes, sha256, duration: duration_ms / 1000 } : null;
}

function secondsOf(parts: readonly EpisodePart[]): number {
  const frames = parts.flatMap(({ segments }) => segments).reduce((sum, segment) => sum + segment.frames, 0);
  return framesToMs(frames) / 1000;
}

async function sameAudio(
  { db, storage, clock }: StationContext,
  stationId: number,
  key: string,
): Promise<RenditionFile[] | null> {
  const served: readonly RenditionFile[] = await renditionsWithKey(db, stationId, key);
  const kept = served.length === 0 ? await keptVersion(db, stationId, key, clock.seconds()) : undefined;
  const known = kept ? mediaOf(kept) : served;
  const found = renditionFormats.flatMap((format) => known.find((media) => media.format === format) ?? []);
  if (found.length < renditionFormats.length) return null;
  if (!(await areStored(storage, { stationId, key }, found))) return null;
  return found.map(
    ({ format, bytes, sha256, duration, loudness, true_peak, loudness_range, gain_db, original }) => {
      return { format, bytes, sha256, duration, loudness, true_peak, loudness_range, gain_db, original };
    },
  );
}

function columnsOf({ loudness, truePeak, range }: AudioLevels, leveling: Leveling | null) {
  return { loudness, true_peak: truePeak, loudness_range: range, gain_db: leveling?.gain_db ?? 0 };
}
