import { tagOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { pageOf, resourceListResponse } from '../../platform/http/resource-list.ts';
import type { Accounts } from '../accounts/index.ts';
import type { TagService } from './tags.service.ts';

export function registerTagRoutes({ register }: StationContext, accounts: Accounts, tags: TagService): void {
  register(tagOperations.list, async ({ params, query, request }) => {
    const station = accounts.stationAt(params.station);
    const page = pageOf(query);
    const [rows, total] = await Promise.all([tags.list(station.id, page), tags.count(station.id)]);
    return resourceListResponse(
      request,
      page,
      total,
      rows.map((row) => tags.present(station, row)),
    );
  });

  register(tagOperations.create, async ({ params, body, reply }) => {
    const station = accounts.stationAt(params.station);
    const tag = tags.present(station, await tags.create(station.id, body.name));
    reply.header('location', tag.resource_uri);
    return tag;
  });

  register(tagOperations.update, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    return tags.present(station, await tags.rename(station.id, params.id, body.name));
  });

  register(tagOperations.usage, async ({ params }) => ({
    usage: await tags.usage(accounts.stationAt(params.station).id),
  }));

  register(tagOperations.delete, ({ params }) =>
    tags.remove(accounts.stationAt(params.station).id, params.id),
  );
}
