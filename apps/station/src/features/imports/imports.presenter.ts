import type { ImportItem, PodcastImport } from '@postkit/sdk/schema';
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
    status: waiting > 0 ? 'running' : 'done',
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
