import { createHash } from 'node:crypto';
import type { EpisodePart, LoudnessTarget } from '../../../audio/index.ts';
import { isStationError } from '../../../platform/errors/station-error.ts';
import { wholeStation } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents, IntactAudio } from '../../audio-events/index.ts';
import type { ShowRow } from '../../shows/index.ts';
import { fail } from '../episode-errors.ts';
import { isRaised, targetOf } from './rendition-levels.ts';

/** The audio of an episode. */
export interface EpisodeAudio {
  /** Hash of the audio parts, bumpers included; empty while one of them is not ready. */
  readonly key: string;
  /** Seconds of its own events, without bumpers. */
  readonly seconds: number;
  /** Names of the categories of its events, without repetition. */
  readonly categories: readonly string[];
}

/** Ids of the events to play: the show's pre-bumper, the events, the post-bumper. */
export function playedIds(
  show: Pick<ShowRow, 'preBumper' | 'postBumper'> | null,
  eventIds: readonly number[],
): number[] {
  return [show?.preBumper ?? [], eventIds, show?.postBumper ?? []].flat();
}

/**
 * The audio parts of some events, in order; null while one of them is not ready.
 * @throws audio-events.gone
 */
async function audioParts(
  audioEvents: AudioEvents,
  stationId: number,
  eventIds: readonly number[],
): Promise<EpisodePart[] | null> {
  const rows = await audioEvents.byIds(wholeStation(stationId), eventIds);
  if (rows.some((row) => row.frames === 0)) return null;
  const parts: EpisodePart[] = [];
  for (const row of rows) parts.push(...(await audioEvents.partsOf(row)));
  return parts;
}

/**
 * The playable audio of some events, in order; reads all of it. Omits damaged audio, as it does gaps.
 * @throws audio-events.gone, episodes.making-audio, episodes.audio-damaged if no audio is left
 */
export async function playableAudio(
  audioEvents: AudioEvents,
  stationId: number,
  eventIds: readonly number[],
): Promise<IntactAudio> {
  const rows = await audioEvents.byIds(wholeStation(stationId), eventIds);
  if (rows.some((row) => row.frames === 0)) throw fail('episodes.making-audio');
  const intact: IntactAudio[] = [];
  for (const row of rows) intact.push(await audioEvents.intactAudioOf(row));
  const parts = intact.flatMap((audio) => audio.parts);
  const damage = intact.flatMap((audio) => audio.damage);
  if (damage.length > 0 && parts.every(({ segments }) => segments.length === 0))
    throw fail('episodes.audio-damaged');
  return { parts, damage };
}

/**
 * A content key for audio at a bit rate in kb/s and a loudness. Excludes checksums and unknown ends of files: older audio has none, and
 * must keep its key, as audio without a target must.
 */
export function audioKey(parts: readonly EpisodePart[], bitrate: number, target: LoudnessTarget): string {
  const loudness = target.lufs === null && !isRaised(parts) ? [] : [target.lufs, target.limitDb];
  return createHash('sha256')
    .update(JSON.stringify([bitrate, parts, ...loudness], keyed))
    .digest('hex')
    .slice(0, 40);
}

function keyed(name: string, value: unknown): unknown {
  return name === 'crc32' || (name === 'padding' && value === null) ? undefined : value;
}

/**
 * The audio of the events and the show's bumpers. Deleted audio does not refuse a save that leaves the timeline
 * unchanged: the render reports it.
 */
export async function readAudio(
  audioEvents: AudioEvents,
  {
    stationId,
    show,
    events,
    bitrate,
  }: { stationId: number; show: ShowRow; events: readonly AudioEventRow[]; bitrate: number },
): Promise<EpisodeAudio> {
  const seconds = events.reduce((sum, row) => sum + audioEvents.durationOf(row), 0);
  const categories = [...new Set(events.map((row) => row.category).filter((name) => name !== ''))];
  try {
    const parts = await audioParts(
      audioEvents,
      stationId,
      playedIds(
        show,
        events.map((row) => row.id),
      ),
    );
    return { key: parts ? audioKey(parts, bitrate, targetOf(show)) : '', seconds, categories };
  } catch (error) {
    if (!isStationError(error, 'audio-events.gone')) throw error;
    return { key: '', seconds, categories };
  }
}
