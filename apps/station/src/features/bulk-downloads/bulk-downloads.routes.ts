import { type BulkDownload, bulkDownloadOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { serveSource } from '../../platform/http/serve-file.ts';
import type { Accounts } from '../accounts/index.ts';
import { fail } from './bulk-download-errors.ts';
import type { BulkDownloadRow } from './bulk-download-tables.ts';
import { presentBulkDownload } from './bulk-downloads.presenter.ts';
import { bulkFilesOf } from './bulk-downloads.repository.ts';
import type { BulkDownloads } from './bulk-downloads.service.ts';
import { bulkStorageKey, bulkZip } from './bulk-zip.ts';

export function registerBulkDownloadRoutes(
  { register, db, storage }: StationContext,
  accounts: Accounts,
  downloads: BulkDownloads,
): void {
  async function present(rows: readonly BulkDownloadRow[]): Promise<BulkDownload[]> {
    const ids = rows.map((row) => row.id);
    const files = await bulkFilesOf(db, ids);
    return rows.map((row) => presentBulkDownload(storage, row, files.get(row.id) ?? []));
  }

  async function presentOne(row: BulkDownloadRow): Promise<BulkDownload> {
    return presentBulkDownload(storage, row, (await bulkFilesOf(db, [row.id])).get(row.id) ?? []);
  }

  register(bulkDownloadOperations.start, async ({ params, body, person }) =>
    presentOne(await downloads.request(accounts.stationAt(params.station), person.userId, body)),
  );

  register(bulkDownloadOperations.list, async ({ params, person }) => ({
    bulk_downloads: await present(await downloads.list(accounts.stationAt(params.station), person.userId)),
  }));

  register(bulkDownloadOperations.get, async ({ params, person }) =>
    presentOne(await downloads.find(accounts.stationAt(params.station), person.userId, params.guid)),
  );

  register(bulkDownloadOperations.remove, ({ params, person }) =>
    downloads.remove(accounts.stationAt(params.station), person.userId, params.guid),
  );

  register(bulkDownloadOperations.file, async ({ params, person, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const row = await downloads.find(station, person.userId, params.guid);
    if (row.status === 'processing') throw fail('bulk-downloads.preparing');
    if (row.status === 'error') throw fail('bulk-downloads.failed', { message: row.error });
    const files = (await bulkFilesOf(db, [row.id])).get(row.id) ?? [];
    // A response that breaks off in the middle says less than a status.
    for (const { position, bytes } of files)
      if ((await storage.stat(bulkStorageKey(row, position)))?.bytes !== bytes)
        throw failPlatform('resource.gone');
    const { bytes, etag, open } = bulkZip(storage, row, files);
    return serveSource(
      request,
      reply,
      {
        type: 'application/zip',
        downloadName: `${station.slug} episodes.zip`,
        cacheControl: 'private, no-cache',
      },
      { size: bytes, etag, modifiedAt: (row.ended_at ?? row.created_at) * 1000, open },
    );
  });
}
