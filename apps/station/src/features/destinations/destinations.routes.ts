import { connectionOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { pageOf, resourceListResponse } from '../../platform/http/resource-list.ts';
import type { Accounts } from '../accounts/index.ts';
import { type Images, refuseUnfitCover } from '../images/index.ts';
import { checkDestinationAccess } from './destination-access.policy.ts';
import { refuseIncomplete } from './destination.policy.ts';
import type { DestinationService } from './destinations.service.ts';

interface DestinationRouteDeps {
  readonly accounts: Accounts;
  readonly images: Pick<Images, 'find'>;
  readonly destinations: DestinationService;
}

export function registerDestinationRoutes(
  { register }: StationContext,
  { accounts, images, destinations }: DestinationRouteDeps,
): void {
  register(connectionOperations.list, async ({ params, query, request, person }) => {
    const station = accounts.stationAt(params.station);
    const page = pageOf(query);
    const [rows, total] = await Promise.all([destinations.list(station, page), destinations.count(station)]);
    return resourceListResponse(
      request,
      page,
      total,
      rows.map((row) => destinations.present(station, row, person)),
    );
  });

  register(connectionOperations.create, async ({ params, body, person, reply }) => {
    const station = accounts.stationAt(params.station);
    checkDestinationAccess(person, station.slug, 'create', body.type);
    if (!body.provisional) refuseIncomplete(body);
    await refuseUnfitCover(images, station, { field: 'imageurl', before: undefined, after: body.imageurl });
    const row = await destinations.create(station, body, person.userId);
    reply.header('location', destinations.uriOf(station, row.id));
    return destinations.present(station, row, person);
  });

  register(connectionOperations.get, async ({ params, person }) => {
    const station = accounts.stationAt(params.station);
    const row = await destinations.find(station, params.id);
    if (!row) throw fail('resource.absent');
    return destinations.present(station, row, person);
  });

  register(connectionOperations.update, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    const row = await destinations.find(station, params.id);
    if (!row) throw fail('resource.absent');
    checkDestinationAccess(person, station.slug, 'update', row.type);
    await refuseUnfitCover(images, station, {
      field: 'imageurl',
      before: row.imageurl,
      after: body.imageurl,
    });
    return destinations.present(station, await destinations.update(station, params.id, body, person), person);
  });

  register(connectionOperations.delete, ({ params, person }) =>
    destinations.remove(accounts.stationAt(params.station), params.id, person),
  );
}
