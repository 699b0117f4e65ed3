import { stationExportOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { serveSource } from '../../platform/http/serve-file.ts';
import type { Accounts } from '../accounts/index.ts';
import { exportZip } from './export-zip.ts';
import { fail } from './station-export-errors.ts';
import type { StationExportRow } from './station-export-tables.ts';
import { presentStationExport } from './station-exports.presenter.ts';
import { countExportFiles, exportFilesOf } from './station-exports.repository.ts';
import type { StationExports } from './station-exports.service.ts';

export function registerStationExportRoutes(
  { register, db, storage }: StationContext,
  accounts: Accounts,
  exports: StationExports,
): void {
  const present = async (row: StationExportRow) =>
    presentStationExport(row, await countExportFiles(db, row.id));

  register(stationExportOperations.start, async ({ params, body, person }) =>
    present(
      await exports.start(accounts.stationAt(params.station), person.userId, {
        includesMedia: body.includes_media,
        log: body.log,
      }),
    ),
  );

  register(stationExportOperations.estimate, ({ params }) =>
    exports.estimate(accounts.stationAt(params.station)),
  );

  register(stationExportOperations.list, async ({ params }) => ({
    station_exports: await Promise.all((await exports.list(accounts.stationAt(params.station))).map(present)),
  }));

  register(stationExportOperations.get, async ({ params }) =>
    present(await exports.find(accounts.stationAt(params.station), params.guid)),
  );

  register(stationExportOperations.remove, ({ params }) =>
    exports.remove(accounts.stationAt(params.station), params.guid),
  );

  register(stationExportOperations.file, async ({ params, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const row = await exports.find(station, params.guid);
    if (row.status === 'processing') throw fail('station-exports.preparing');
    if (row.status === 'error') throw fail('station-exports.failed', { message: row.error });
    const { bytes, etag, open } = exportZip(storage, row, await exportFilesOf(db, row.id));
    return serveSource(
      request,
      reply,
      {
        type: 'application/zip',
        downloadName: `${station.slug} export.zip`,
        cacheControl: 'private, no-cache',
      },
      { size: bytes, etag, modifiedAt: (row.ended_at ?? row.created_at) * 1000, open },
    );
  });
}
