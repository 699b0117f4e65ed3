import type { ImportItem, ImportStatus, PodcastImport } from '@postkit/sdk/schema';
import type { ImportItemRow, ImportRow } from './import-tables.ts';
import type { ImportCounts } from './imports.repository.ts';

export function presentImport(row: ImportRow, { waiting, imported, skipped, failed }: ImportCounts): PodcastImport {
  const { id, url, title, show_id, connections, created_at, created_by } = row;
  return {
    id,
    url,
    title,
    show_id,
    social_media_connections: JSON.parse(connections) as number[],
    status: statusOf(row, waiting),
    warnings: JSON.parse(row.warnings) as string[],
    owner_email: row.owner_email,
    owner_until: row.state === 'awaiting_owner' ? row.owner_until : null,
    total: waiting + imported + skipped + failed,
    imported,
    skipped,
    failed,
    created_at,
    created_by,
  };
}

export function presentItem({ id, title, guid, published, status, note, playlist_id }: ImportItemRow): ImportItem {
  return { id, title, guid, published, status, note, playlist_id };
}

function statusOf({ state }: ImportRow, waiting: number): ImportStatus {
  if (state !== 'applied') return state;
  return waiting > 0 ? 'running' : 'done';
}
