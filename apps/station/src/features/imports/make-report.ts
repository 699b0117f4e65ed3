import type { ImportReport } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { ImportItemRow, ImportRow } from './import-tables.ts';
import { importStatusOf } from './imports.presenter.ts';
import type { ImportCounts } from './imports.repository.ts';
import { readDetails } from './item-details.ts';
import type { ChannelDetails } from './show-changes.ts';

/**
 * The report of an import, without its signature.
 * @param now Unix seconds
 */
export function makeReport(
  station: Station,
  { row, items, counts }: { row: ImportRow; items: readonly ImportItemRow[]; counts: ImportCounts },
  now: number,
): Omit<ImportReport, 'signature'> {
  const { id, url, title, feed_hash, show_id, created_at, created_by } = row;
  return {
    import_id: id,
    station: station.name,
    url,
    title,
    feed_hash,
    show_id,
    status: importStatusOf(row, counts.waiting),
    created_at,
    created_by,
    warnings: JSON.parse(row.warnings) as string[],
    lost: [...((JSON.parse(row.channel) as Partial<ChannelDetails>).lost ?? [])],
    items: items.map((item) => ({
      title: item.title,
      guid: item.guid,
      published: item.published,
      status: item.status,
      note: item.note,
      clash: item.clash,
      warning: item.warning,
      lost: [...(readDetails(item)?.lost ?? [])],
      file_hash: item.file_hash,
      playlist_id: item.playlist_id,
    })),
    made_at: now,
  };
}
