import { Readable } from 'node:stream';
import { stationImportOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Accounts } from '../accounts/index.ts';
import { movedAddresses } from './moved-addresses.ts';
import { fail } from './station-import-errors.ts';
import { presentStationImport } from './station-imports.presenter.ts';
import type { StationImports } from './station-imports.service.ts';

export function registerStationImportRoutes(
  context: StationContext,
  accounts: Accounts,
  imports: StationImports,
): void {
  const { register, http } = context;
  http.addHook('preClose', () => imports.stop());

  register(stationImportOperations.start, async ({ params, body, person }) =>
    presentStationImport(await imports.start(accounts.stationAt(params.station), person.userId, body.bytes)),
  );

  register(stationImportOperations.list, async ({ params }) => ({
    station_imports: (await imports.list(accounts.stationAt(params.station))).map(presentStationImport),
  }));

  register(stationImportOperations.get, async ({ params }) =>
    presentStationImport(await imports.find(accounts.stationAt(params.station), params.guid)),
  );

  register(stationImportOperations.send, async ({ params, request }) => {
    const { body } = request;
    if (!(body instanceof Readable)) throw failPlatform('request.type');
    return presentStationImport(
      await imports.send(accounts.stationAt(params.station), params.guid, { offset: params.offset, body }),
    );
  });

  register(stationImportOperations.apply, async ({ params }) =>
    presentStationImport(await imports.apply(accounts.stationAt(params.station), params.guid)),
  );

  register(stationImportOperations.addresses, async ({ params, reply }) => {
    const station = accounts.stationAt(params.station);
    const row = await imports.find(station, params.guid);
    if (row.status !== 'complete') throw fail('station-imports.not-complete');
    const name = `${station.slug} addresses.csv`;
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(Readable.from(movedAddresses(context, station, row)));
  });

  register(stationImportOperations.remove, ({ params }) =>
    imports.remove(accounts.stationAt(params.station), params.guid),
  );
}
