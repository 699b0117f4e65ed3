import { crc32 } from 'node:zlib';
import type { StationContext } from '../../context.ts';
import type { EpisodeFile, EpisodeRow, Episodes } from '../episodes/index.ts';
import type { BulkDownloadRow } from './bulk-download-tables.ts';
import { bulkStorageKey } from './bulk-zip.ts';

/** A file with its checksum, the reason why there is none, or `waiting` while its audio is rendered. */
export type BulkFileResult =
  | { readonly file: EpisodeFile; readonly crc32: number }
  | { readonly reason: string }
  | 'waiting';

/** Links the audio of an episode to the bulk download and reads its checksum. */
export async function readBulkFile(
  context: Pick<StationContext, 'storage'>,
  episodes: Pick<Episodes, 'media'>,
  request: {
    row: BulkDownloadRow;
    episode: EpisodeRow | undefined;
    position: number;
    canWait: boolean;
    signal: AbortSignal;
  },
): Promise<BulkFileResult> {
  const { row, episode, position, canWait, signal } = request;
  if (!episode || episode.deleted_at !== null) return { reason: 'This episode was deleted.' };
  if (episode.media_status === 'processing' && canWait) return 'waiting';
  const file = await episodes.media.fileOf(row.station_id, episode.id, row.format);
  if (!file) return { reason: noFileReason(episode) };
  const key = bulkStorageKey(row, position);
  if (!(await context.storage.link(file.key, key))) return { reason: damagedReason };
  const read = await checksumOf(context, key, signal);
  return read.bytes === file.bytes ? { file, crc32: read.crc32 } : { reason: damagedReason };
}

const damagedReason = 'Its audio file is missing or damaged. Save the episode to create it again.';

function noFileReason({ media_status, media_error }: EpisodeRow): string {
  if (media_status === 'none') return 'This episode has no audio yet.';
  if (media_status === 'processing') return 'Its audio was still being processed.';
  return media_error || 'Its audio could not be processed.';
}

async function checksumOf({ storage }: Pick<StationContext, 'storage'>, key: string, signal: AbortSignal) {
  const read = { bytes: 0, crc32: 0 };
  for await (const chunk of storage.open(key)) {
    signal.throwIfAborted();
    read.bytes += chunk.length;
    read.crc32 = crc32(chunk, read.crc32);
  }
  return read;
}
