import type { Transaction } from '../../platform/db/database.ts';
import type { Lane } from '../../platform/turns/turn.ts';
import { mediaOf, removeMedia } from './episode-media.repository.ts';
import type { EpisodeSound } from './episode-sound.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { updateEpisode } from './episodes.repository.ts';
import type { RenderJobs } from './render.jobs.ts';
import type { SoundRemoval } from './sound-removal.jobs.ts';

/** Whether an episode has, or is getting, this very sound. */
export function hasSound(row: Pick<EpisodeRow, 'media_key' | 'media_status'>, sound: EpisodeSound): boolean {
  return sound.key !== '' && sound.key === row.media_key && (row.media_status === 'ready' || row.media_status === 'processing');
}

/** Asks for the audio of an episode where it is not the one that it has; null for an empty timeline. Answers the row as it is then. */
export async function requestAudio(
  transaction: Transaction,
  row: EpisodeRow,
  sound: EpisodeSound | null,
  { render, removal, lane }: { render: RenderJobs; removal: SoundRemoval; lane: Lane },
): Promise<EpisodeRow> {
  const media_revision = row.media_revision + 1;
  if (sound && hasSound(row, sound)) return row;
  if (sound) {
    await render.add(transaction, row, lane);
    const asked = { media_status: 'processing', media_error: '', media_key: sound.key, media_revision, duration: 0 } as const;
    return updateEpisode(transaction, row.id, asked);
  }
  if (row.media_status === 'none') return row;
  await discardAudio(transaction, row.id, { render, removal });
  await removeMedia(transaction, row.id);
  return updateEpisode(transaction, row.id, { media_status: 'none', media_error: '', media_key: '', media_revision, duration: 0 });
}

/** Lets go of an episode's files; what they were stays written. */
export async function discardAudio(
  transaction: Transaction,
  episodeId: number,
  { render, removal }: { render: RenderJobs; removal: SoundRemoval },
): Promise<void> {
  await render.cancel(transaction, episodeId);
  const media = (await mediaOf(transaction, [episodeId])).get(episodeId) ?? [];
  for (const { station_id, media_key } of media) await removal.dispose(transaction, station_id, media_key);
}
