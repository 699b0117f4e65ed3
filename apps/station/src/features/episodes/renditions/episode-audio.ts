import { createHash } from 'node:crypto';
import type { EpisodePart } from '../../../audio/index.ts';
import { isStationError } from '../../../platform/errors/station-error.ts';
import type { AudioEventRow, AudioEvents, IntactSound } from '../../audio-events/index.ts';
import type { ShowRow } from '../../shows/index.ts';
import { fail } from '../episode-errors.ts';

/** What an episode is made of. */
export interface EpisodeAudio {
  /** Hash of the very pieces of sound, bumpers included; empty while a piece is still being made. */
  readonly key: string;
  /** Of its own events, without bumpers. */
  readonly seconds: number;
  /** Names of the categories of its events, each once. */
  readonly categories: readonly string[];
}

/** Ids of what plays: the show's bumper before, the events, the bumper after. */
export function playedIds(show: Pick<ShowRow, 'preBumper' | 'postBumper'> | null, eventIds: readonly number[]): number[] {
  return [show?.preBumper ?? [], eventIds, show?.postBumper ?? []].flat();
}

/**
 * The pieces of sound of some events, in their order; null while one of them is still being made.
 * @throws audio-events.gone
 */
async function audioParts(audioEvents: AudioEvents, stationId: number, eventIds: readonly number[]): Promise<EpisodePart[] | null> {
  const rows = await audioEvents.byIds(stationId, eventIds);
  if (rows.some((row) => row.frames === 0)) return null;
  const parts: EpisodePart[] = [];
  for (const row of rows) parts.push(...(await audioEvents.partsOf(row)));
  return parts;
}

/**
 * What can be played of some events, in their order; reads all of it. Damaged audio is left out, as gaps are.
 * @throws audio-events.gone, episodes.making-audio, episodes.audio-damaged where nothing is left
 */
export async function playableAudio(audioEvents: AudioEvents, stationId: number, eventIds: readonly number[]): Promise<IntactSound> {
  const rows = await audioEvents.byIds(stationId, eventIds);
  if (rows.some((row) => row.frames === 0)) throw fail('episodes.making-audio');
  const sounds: IntactSound[] = [];
  for (const row of rows) sounds.push(await audioEvents.intactSoundOf(row));
  const parts = sounds.flatMap((sound) => sound.parts);
  const damage = sounds.flatMap((sound) => sound.damage);
  if (damage.length > 0 && parts.every(({ segments }) => segments.length === 0)) throw fail('episodes.audio-damaged');
  return { parts, damage };
}

/** Names a sound by what it is made of, at a bit rate in kb/s. Checksums do not count: older sounds have none, and keep their names. */
export function audioKey(parts: readonly EpisodePart[], bitrate: number): string {
  return createHash('sha256')
    .update(JSON.stringify([bitrate, parts], (name, value: unknown) => (name === 'crc32' ? undefined : value)))
    .digest('hex')
    .slice(0, 40);
}

/** What the events and the show's bumpers come to. Gone audio does not refuse a save that left the timeline alone: the render tells. */
export async function readAudio(
  audioEvents: AudioEvents,
  { stationId, show, events, bitrate }: { stationId: number; show: ShowRow; events: readonly AudioEventRow[]; bitrate: number },
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
    return { key: parts ? audioKey(parts, bitrate) : '', seconds, categories };
  } catch (error) {
    if (!isStationError(error, 'audio-events.gone')) throw error;
    return { key: '', seconds, categories };
  }
}
