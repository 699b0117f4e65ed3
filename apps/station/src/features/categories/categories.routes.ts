import { categoryOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { pageOf, resourceListResponse } from '../../platform/http/resource-list.ts';
import type { Accounts } from '../accounts/index.ts';
import type { CategoryService } from './categories.service.ts';

export function registerCategoryRoutes(
  { register }: StationContext,
  accounts: Accounts,
  categories: CategoryService,
): void {
  register(categoryOperations.list, async ({ params, query, request }) => {
    const station = accounts.stationAt(params.station);
    const page = pageOf(query);
    const [groups, total] = await Promise.all([categories.list(station, page), categories.count(station.id)]);
    return resourceListResponse(request, page, total, groups);
  });

  register(categoryOperations.create, async ({ params, body, reply }) => {
    const group = await categories.createGroup(accounts.stationAt(params.station), body);
    reply.header('location', group.resource_uri);
    return group;
  });

  register(categoryOperations.update, ({ params, body }) =>
    categories.updateGroup(accounts.stationAt(params.station), params.id, body),
  );

  register(categoryOperations.delete, ({ params }) =>
    categories.removeGroup(accounts.stationAt(params.station), params.id),
  );
}
