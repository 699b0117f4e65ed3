import type { Transaction } from '../../../platform/db/database.ts';
import type { Lane } from '../../../platform/turns/turn.ts';
import type { AudioVersionKeeper } from '../audio-versions/audio-version-keeper.ts';
import type { EpisodeRow, RenditionRow } from '../episode-tables.ts';
import { updateEpisode } from '../episodes.repository.ts';
import type { EpisodeAudio } from './episode-audio.ts';
import type { RenderJobs } from './render.jobs.ts';
import { renditionsOf, removeRenditions } from './renditions.repository.ts';

/** Whether an episode has, or is rendering, exactly this audio. */
export function hasRenditions(
  row: Pick<EpisodeRow, 'media_key' | 'media_status'>,
  audio: EpisodeAudio,
): boolean {
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
export async function requestRenditions(
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
