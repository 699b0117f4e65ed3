import { connectionOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { pageOf, resourceListResponse } from '../../platform/http/resource-list.ts';
import type { Accounts } from '../accounts/index.ts';
import { type Images, refuseUnfitCover } from '../images/index.ts';
import { checkConnectionAccess } from './connection-access.policy.ts';
import { refuseIncomplete } from './connection.policy.ts';
import type { ConnectionService } from './connections.service.ts';

interface ConnectionRouteDeps {
  readonly accounts: Accounts;
  readonly images: Pick<Images, 'find'>;
  readonly connections: ConnectionService;
}

export function registerConnectionRoutes(
  { register }: StationContext,
  { accounts, images, connections }: ConnectionRouteDeps,
): void {
  register(connectionOperations.list, async ({ params, query, request, person }) => {
    const station = accounts.stationAt(params.station);
    const page = pageOf(query);
    const [rows, total] = await Promise.all([connections.list(station, page), connections.count(station)]);
    return resourceListResponse(
      request,
      page,
      total,
      rows.map((row) => connections.present(station, row, person)),
    );
  });

  register(connectionOperations.create, async ({ params, body, person, reply }) => {
    const station = accounts.stationAt(params.station);
    checkConnectionAccess(person, station.slug, 'create', body.type);
    if (!body.provisional) refuseIncomplete(body);
    await refuseUnfitCover(images, station, { field: 'imageurl', before: undefined, after: body.imageurl });
    const row = await connections.create(station, body, person.userId);
    reply.header('location', connections.uriOf(station, row.id));
    return connections.present(station, row, person);
  });

  register(connectionOperations.get, async ({ params, person }) => {
    const station = accounts.stationAt(params.station);
    const row = await connections.find(station, params.id);
    if (!row) throw fail('resource.absent');
    return connections.present(station, row, person);
  });

  register(connectionOperations.update, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    const row = await connections.find(station, params.id);
    if (!row) throw fail('resource.absent');
    checkConnectionAccess(person, station.slug, 'update', row.type);
    await refuseUnfitCover(images, station, {
      field: 'imageurl',
      before: row.imageurl,
      after: body.imageurl,
    });
    return connections.present(station, await connections.update(station, params.id, body, person), person);
  });

  register(connectionOperations.delete, ({ params, person }) =>
    connections.remove(accounts.stationAt(params.station), params.id, person),
  );
}
