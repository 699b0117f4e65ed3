import { isPriming, type EpisodePart } from '../../audio/index.ts';
import type { Database, Tables } from '../../platform/db/database.ts';
import type { AudioEventTables, OriginalFile } from './audio-event-tables.ts';

/** Audio files that are kept as they came, beside the archive's copy of their audio. */
export interface OriginalFiles {
  /** Keeps a stored file as the original of a file of the archive; retention deletes both together. */
  keep(transaction: Tables, archiveFile: string, original: OriginalFile): Promise<void>;
  /** The original of audio that is played whole and unchanged; null if there is none. */
  of(parts: readonly EpisodePart[]): Promise<OriginalFile | null>;
}

export function createOriginalFiles({ db }: { db: Database }): OriginalFiles {
  return {
    async keep(transaction, archiveFile, original) {
      const tables = transaction.tables<AudioEventTables>();
      const { id } = await tables
        .selectFrom('archive_files')
        .select('id')
        .where('name', '=', archiveFile)
        .executeTakeFirstOrThrow();
      await tables
        .insertInto('original_files')
        .values({ file_id: id, ...original })
        .execute();
    },
    async of(parts) {
      const [part, ...others] = parts;
      const [first] = part?.segments ?? [];
      if (!part || !first || others.length > 0 || isShaped(part)) return null;
      const tables = db.tables<AudioEventTables>();
      const original = await tables
        .selectFrom('original_files')
        .innerJoin('archive_files', 'archive_files.id', 'original_files.file_id')
        .select(['file_id', 'storage_key', 'original_files.bytes', 'sha256', 'duration_ms'])
        .where('name', '=', first.file)
        .executeTakeFirst();
      if (!original) return null;
      const { file_id, ...file } = original;
      const segments = await tables
        .selectFrom('segments')
        .select(['frames', 'padding'])
        .where('file_id', '=', file_id)
        .execute();
      const count = segments.filter((segment) => !isPriming(segment)).length;
      return part.segments.length === count && part.segments.every((segment) => segment.file === first.file)
        ? file
        : null;
    },
  };
}

/** Whether a part is cut, faded or at another level. */
function isShaped(part: EpisodePart): boolean {
  return Object.entries(part).some(
    ([name, value]) => name !== 'segments' && name !== 'priming' && value !== 0,
  );
}

/** The key of the original of a file, before its row and so the file are forgotten. */
export async function originalKeyOf(db: Tables, fileId: number): Promise<string | undefined> {
  const original = db
    .tables<AudioEventTables>()
    .selectFrom('original_files')
    .select('storage_key')
    .where('file_id', '=', fileId);
  return (await original.executeTakeFirst())?.storage_key;
}
