import type { AudioVersion } from '@postkit/sdk/schema';
import { piecesOf } from './audio-version-keeper.ts';
import { type AudioVersionRow, mediaOf } from './audio-versions.repository.ts';
import { changesOfPieces } from './version-pieces.ts';

/** Versions in their wire form. @param rows newest first @param downloads by number @param now Unix seconds */
export function presentAudioVersions(
  rows: readonly AudioVersionRow[],
  downloads: ReadonlyMap<number, number>,
  now: number,
): AudioVersion[] {
  return rows.map((row, index) => {
    const mp3 = mediaOf(row).find(({ format }) => format === 'mp3');
    const before = rows[index + 1];
    const [pieces, earlier] = [piecesOf(row), before ? piecesOf(before) : null];
    const isServed = row.kept_until === null;
    const isKept = row.kept_until !== null && row.kept_until > now;
    return {
      number: row.number,
      created_at: row.created_at,
      made_by: row.made_by,
      note: row.note,
      duration: mp3?.duration ?? 0,
      bytes: mp3?.bytes ?? 0,
      is_served: isServed,
      can_restore: isKept,
      kept_until: isKept ? row.kept_until : null,
      restored_from: row.restored_from,
      changes: pieces && earlier && changesOfPieces(earlier, pieces),
      downloads: downloads.get(row.number) ?? 0,
    };
  });
}
