import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Lane } from '../../../platform/turns/turn.ts';
import type { Station } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../../audio-events/index.ts';
import type { ShowRow } from '../../shows/index.ts';
import type { AudioVersionKeeper } from '../audio-versions/audio-version-keeper.ts';
import { versionPieces } from '../audio-versions/version-pieces.ts';
import type { EpisodeReferences } from '../episode-references.ts';
import type { EpisodeRow, RenditionRow } from '../episode-tables.ts';
import { updateEpisode } from '../episodes.repository.ts';
import { type EpisodeAudio, readAudio } from './episode-audio.ts';
import { estimateBytes } from './render-file.ts';
import type { RenderJobs } from './render.jobs.ts';
import { removeRenditions, renditionsOf } from './renditions.repository.ts';
import { isLost } from './stored-renditions.ts';

/** The audio that an episode has after a save. */
export interface AudioPlan {
  /** Null for an empty timeline. */
  readonly audio: EpisodeAudio | null;
  /** A file of this audio, which was rendered before, is missing or damaged. */
  readonly isAudioLost: boolean;
}

interface PlannedTimeline {
  readonly station: Station;
  readonly show: ShowRow;
  readonly events: readonly AudioEventRow[];
  /** Null for a new episode. */
  readonly before: EpisodeRow | null;
}

/** Reads the audio of a save, before its transaction. @throws storage.full if there is no space for a new render */
export async function planAudio(
  { db, storage }: Pick<StationContext, 'db' | 'storage'>,
  audioEvents: AudioEvents,
  { station: { id: stationId, bitrate }, show, events, before }: PlannedTimeline,
): Promise<AudioPlan> {
  if (events.length === 0) return { audio: null, isAudioLost: false };
  const audio = await readAudio(audioEvents, { stationId, show, events, bitrate });
  const hasFiles = before !== null && hasRenditions(before, audio);
  const isAudioLost =
    hasFiles &&
    before.media_status === 'ready' &&
    (await isLost(storage, (await renditionsOf(db, [before.id])).get(before.id) ?? []));
  if (!hasFiles || isAudioLost) await storage.ensureSpace(estimateBytes(audio.seconds, bitrate));
  return { audio, isAudioLost };
}

export interface RenderStepDeps {
  readonly audioEvents: AudioEvents;
  readonly render: RenderJobs;
  readonly versions: AudioVersionKeeper;
}

interface PlannedSave extends AudioPlan {
  readonly references: Pick<EpisodeReferences, 'events'>;
  readonly lane: Lane;
}

/** Requests the audio of a saved episode, or stores its timeline with the audio that it has. Returns the row as it is afterwards. */
export async function renderSaved(
  transaction: Transaction,
  deps: RenderStepDeps,
  row: EpisodeRow,
  { audio, isAudioLost, references: { events }, lane }: PlannedSave,
): Promise<EpisodeRow> {
  const { audioEvents, render, versions } = deps;
  // A save without a new timeline says nothing about audio whose key is unknown.
  const isUntouched = !events && audio?.key === '' && row.media_status !== 'failed';
  const after = isUntouched
    ? row
    : await requestRenditions(transaction, row, audio, { ...deps, lane, isAudioLost });
  if (after.media_status === 'ready')
    await versions.refresh(transaction, after, events && versionPieces(audioEvents, events));
  if (after.media_status === 'processing' && lane === 'interactive') await render.raise(transaction, row.id);
  return after;
}

/** Whether an episode has, or is rendering, exactly this audio. */
function hasRenditions(row: Pick<EpisodeRow, 'media_key' | 'media_status'>, audio: EpisodeAudio): boolean {
  return (
    audio.key !== '' &&
    audio.key === row.media_key &&
    (row.media_status === 'ready' || row.media_status === 'processing')
  );
}

/**
 * Requests the audio of an episode if it differs from its current audio or that is lost; null for an empty timeline. Until
 * the new audio is ready, listeners get the files before. Returns the row as it is afterwards.
 */
async function requestRenditions(
  transaction: Transaction,
  row: EpisodeRow,
  audio: EpisodeAudio | null,
  {
    render,
    versions,
    lane,
    isAudioLost,
  }: { render: RenderJobs; versions: AudioVersionKeeper; lane: Lane; isAudioLost: boolean },
): Promise<EpisodeRow> {
  const media_revision = row.media_revision + 1;
  if (audio && !isAudioLost && hasRenditions(row, audio)) return row;
  if (audio) {
    await render.cancel(transaction, row.id);
    await render.add(transaction, row, lane);
    const requested = {
      media_status: 'processing',
      media_error: '',
      media_key: audio.key,
      media_revision,
      duration: 0,
    } as const;
    return updateEpisode(transaction, row.id, requested);
  }
  if (row.media_status === 'none') return row;
  await render.cancel(transaction, row.id);
  await versions.end(transaction, row, await filesOf(transaction, row.id));
  await removeRenditions(transaction, row.id);
  return updateEpisode(transaction, row.id, {
    media_status: 'none',
    media_error: '',
    media_key: '',
    media_revision,
    duration: 0,
  });
}

/** Discards the files of all versions of an episode; the rows of those that were served last stay. */
export async function discardRenditions(
  transaction: Transaction,
  episodeId: number,
  { render, versions }: { render: RenderJobs; versions: AudioVersionKeeper },
): Promise<void> {
  await render.cancel(transaction, episodeId);
  await versions.discard(transaction, episodeId, await filesOf(transaction, episodeId));
}

async function filesOf(transaction: Transaction, episodeId: number): Promise<readonly RenditionRow[]> {
  return (await renditionsOf(transaction, [episodeId])).get(episodeId) ?? [];
}
