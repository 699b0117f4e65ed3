import { createHash } from 'node:crypto';
import type { ConnectionType } from '@postkit/sdk/schema';
import type { EpisodeDestination, EpisodeRow } from '../episodes/index.ts';
import type { DeliveryRow } from './delivery-tables.ts';
import { takesVideo } from './platforms/platform-types.ts';

/** Whether an episode should be at a destination now. */
export function isWanted(
  row: EpisodeRow,
  destination: Pick<EpisodeDestination, 'state'> | undefined,
): boolean {
  return (
    destination !== undefined &&
    destination.state !== 'removed' &&
    row.status === 'published' &&
    row.deleted_at === null
  );
}

/** The reason why an episode cannot be sent yet; null if it can. */
export function waitsFor(row: EpisodeRow, type: ConnectionType): string | null {
  if (row.media_status === 'failed')
    return 'The audio could not be processed. The episode is sent when its audio is ready.';
  if (row.media_status !== 'ready') return 'Waiting for the audio.';
  if (!takesVideo(type) || row.video_status === 2) return null;
  return row.video_status === 99
    ? 'The video could not be created. The episode is sent when its video is ready.'
    : 'Waiting for the video.';
}

/**
 * Whether the delivered version still matches the episode.
 * @param trackedColumns Further columns that the platform receives.
 */
export function fingerprintOf(row: EpisodeRow, trackedColumns: readonly (keyof EpisodeRow)[] = []): string {
  const {
    name,
    feed_description,
    media_key,
    season_number,
    episode_number,
    episode_type,
    explicit,
    once_use_tags,
  } = row;
  const compared = [
    name,
    feed_description,
    media_key,
    season_number,
    episode_number,
    episode_type,
    explicit,
    once_use_tags,
    ...trackedColumns.map((name) => row[name]),
  ];
  return createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 32);
}

/** Whether it can be sent again on request. */
export function canRetry(delivery: DeliveryRow, isWantedNow: boolean): boolean {
  const isLeftThere = delivery.remote_id !== '' || delivery.open_since !== null;
  const isOver =
    delivery.status === 'failed' || (delivery.status === 'waiting' && delivery.retry_at !== null);
  return isOver && (isWantedNow || isLeftThere);
}

/** Attempts before the delivery fails. */
export const maxAttempts = 8;

const longestWait = 86_400;

/** Seconds until the next attempt, after that many; longer if the platform asks. */
export function waitAfter(attempts: number, asked: number | null): number {
  return Math.min(longestWait, Math.max(Math.min(3600, 30 * 2 ** (attempts - 1)), asked ?? 0));
}
