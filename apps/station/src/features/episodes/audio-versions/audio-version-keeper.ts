import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AudioEvents } from '../../audio-events/index.ts';
import type { EpisodeRow, RenditionRow } from '../episode-tables.ts';
import type { RenditionFile } from '../renditions/rendition-file.ts';
import type { RenditionRemoval } from '../renditions/rendition-removal.jobs.ts';
import {
  type AudioVersionRow,
  audioVersionsOf,
  deleteAudioVersions,
  insertAudioVersion,
  type NewAudioVersion,
  updateAudioVersion,
} from './audio-versions.repository.ts';
import type { VersionPiece } from './version-pieces.ts';

/** Audio that becomes an episode's. */
export interface VersionAudio {
  /** Names the files. */
  readonly key: string;
  readonly media: readonly RenditionFile[];
  /** The pieces of the timeline; null if they are not known. */
  readonly pieces: readonly VersionPiece[] | null;
  readonly by: string;
  /** The version whose files it has; null for new audio. */
  readonly restoredFrom: number | null;
}

/**
 * Keeps the audio that a published episode had, so that it can be restored. Until an episode is first published, new audio
 * replaces its only version.
 */
export interface AudioVersionKeeper {
  /** Makes audio the episode's version that is served, and keeps the one before. Returns its number. */
  begin(
    transaction: Transaction,
    row: EpisodeRow,
    audio: VersionAudio,
    before: readonly RenditionRow[],
  ): Promise<number>;
  /** Stores the timeline, chapters and ad markers of a save that left the audio as it is. @param pieces absent if the save has no timeline */
  refresh(
    transaction: Transaction,
    row: EpisodeRow,
    pieces: readonly VersionPiece[] | undefined,
  ): Promise<void>;
  /** Ends the version that is served, because the episode has no audio now. */
  end(transaction: Transaction, row: EpisodeRow, before: readonly RenditionRow[]): Promise<void>;
  /** Discards all versions of an episode that is deleted. */
  discard(transaction: Transaction, episodeId: number, before: readonly RenditionRow[]): Promise<void>;
}

/** Replaced versions of an episode whose files are kept. */
const keptVersions = 5;
const daySeconds = 86_400;

export function createAudioVersionKeeper(
  { clock, config }: Pick<StationContext, 'clock' | 'config'>,
  { audioEvents, removal }: { audioEvents: Pick<AudioEvents, 'hold' | 'release'>; removal: RenditionRemoval },
): AudioVersionKeeper {
  /** Keeps the files of a replaced version for some days, of the newest replaced versions only. */
  async function replace(
    transaction: Transaction,
    rows: readonly AudioVersionRow[],
    current: AudioVersionRow,
  ): Promise<void> {
    const now = clock.seconds();
    const kept_until = now + config.audioVersionDays * daySeconds;
    await updateAudioVersion(transaction, current, { kept_until });
    await removal.dispose(transaction, current.station_id, current.media_key, kept_until * 1000);
    const older = rows.filter(
      (row) => row.number !== current.number && row.kept_until !== null && row.kept_until > now,
    );
    for (const row of older.slice(keptVersions - 1)) {
      await updateAudioVersion(transaction, row, { kept_until: now });
      await removal.dispose(transaction, row.station_id, row.media_key);
    }
  }

  /** Holds the audio of the pieces of all versions that can be restored. */
  async function hold(transaction: Transaction, episodeId: number): Promise<void> {
    const rows = (await audioVersionsOf(transaction, episodeId)).filter(
      (row) => row.kept_until !== null && row.kept_until > clock.seconds(),
    );
    const ids = new Set(rows.flatMap((row) => piecesOf(row)?.map(({ id }) => id) ?? []));
    await audioEvents.hold(transaction, holder(episodeId), [...ids]);
  }

  async function disposeOf(
    transaction: Transaction,
    files: readonly RenditionRow[],
    except: string,
  ): Promise<void> {
    const keys = new Map(files.map(({ media_key, station_id }) => [media_key, station_id]));
    for (const [key, stationId] of keys)
      if (key !== except) await removal.dispose(transaction, stationId, key);
  }

  async function discard(
    transaction: Transaction,
    episodeId: number,
    before: readonly RenditionRow[],
  ): Promise<void> {
    const rows = await audioVersionsOf(transaction, episodeId);
    await deleteAudioVersions(transaction, episodeId);
    await audioEvents.release(transaction, holder(episodeId));
    await disposeOf(transaction, before, '');
    for (const row of rows) await removal.dispose(transaction, row.station_id, row.media_key);
  }

  return {
    discard,
    async begin(transaction, row, audio, before) {
      const rows = await known(transaction, row, before);
      const current = rows.find(({ kept_until }) => kept_until === null);
      const isSame = current?.media_key === audio.key;
      if (current && (isSame || row.published_at === null)) {
        const { note, made_by, restored_from } = current;
        const kept = isSame ? { note, made_by, restored_from } : { created_at: clock.seconds() };
        await updateAudioVersion(transaction, current, { ...versionOf(row, audio), ...kept });
        await disposeOf(transaction, before, audio.key);
        return current.number;
      }
      if (current) await replace(transaction, rows, current);
      else await disposeOf(transaction, before, audio.key);
      const number = (rows[0]?.number ?? 0) + 1;
      await insertAudioVersion(transaction, {
        ...versionOf(row, audio),
        number,
        created_at: clock.seconds(),
      });
      await hold(transaction, row.id);
      return number;
    },
    async refresh(transaction, row, pieces) {
      const current = (await audioVersionsOf(transaction, row.id)).find(
        ({ kept_until }) => kept_until === null,
      );
      const { chapter_markers, ad_insert_events } = row;
      const timeline = pieces ? { pieces: JSON.stringify(pieces) } : {};
      if (current)
        await updateAudioVersion(transaction, current, { chapter_markers, ad_insert_events, ...timeline });
    },
    async end(transaction, row, before) {
      const rows = await known(transaction, row, before);
      const current = rows.find(({ kept_until }) => kept_until === null);
      if (!current || row.published_at === null) return discard(transaction, row.id, before);
      await replace(transaction, rows, current);
      await hold(transaction, row.id);
    },
  };
}

/** The versions with that of files from before the versions existed; newest first. */
async function known(
  transaction: Transaction,
  row: EpisodeRow,
  before: readonly RenditionRow[],
): Promise<AudioVersionRow[]> {
  const rows = await audioVersionsOf(transaction, row.id);
  const [file] = before;
  if (rows.length > 0 || !file || row.published_at === null) return rows;
  const facts = {
    key: file.media_key,
    media: before.map(fileOf),
    pieces: null,
    by: row.updated_by,
    restoredFrom: null,
  };
  await insertAudioVersion(transaction, {
    ...versionOf(row, facts),
    number: 1,
    created_at: row.published_at,
  });
  return audioVersionsOf(transaction, row.id);
}

export function piecesOf({ pieces }: Pick<AudioVersionRow, 'pieces'>): VersionPiece[] | null {
  return pieces === null ? null : (JSON.parse(pieces) as VersionPiece[]);
}

function holder(episodeId: number): string {
  return `episode-versions:${episodeId}`;
}

function versionOf(
  { id, station_id, chapter_markers, ad_insert_events }: EpisodeRow,
  { key, media, pieces, by, restoredFrom }: VersionAudio,
): Omit<NewAudioVersion, 'number' | 'created_at'> {
  return {
    episode_id: id,
    station_id,
    media_key: key,
    media: JSON.stringify(media),
    bytes: media.reduce((sum, { bytes }) => sum + bytes, 0),
    pieces: pieces && JSON.stringify(pieces),
    chapter_markers,
    ad_insert_events,
    made_by: by,
    note: '',
    restored_from: restoredFrom,
    kept_until: null,
  };
}

function fileOf({
  format,
  bytes,
  sha256,
  duration,
  loudness,
  true_peak,
  loudness_range,
  gain_db,
  original,
}: RenditionRow): RenditionFile {
  return { format, bytes, sha256, duration, loudness, true_peak, loudness_range, gain_db, original };
}
