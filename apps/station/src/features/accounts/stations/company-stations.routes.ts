import { stationOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { pageOf, resourceListResponse } from '../../../platform/http/resource-list.ts';
import type { CompanyStations } from './company-stations.service.ts';

/** Stations on a page, unless the query says otherwise. */
const pageSize = 100;

/** The company and its stations, for company admins. */
export function registerCompanyStationRoutes(
  { register }: Pick<StationContext, 'register'>,
  stations: CompanyStations,
): void {
  register(stationOperations.list, async ({ query: { search, state, ...query }, person, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const page = pageOf(query, pageSize);
    const { stations: found, total } = await stations.list(person.userId, { search, state, ...page });
    return resourceListResponse(request, page, total, found);
  });

  register(stationOperations.get, ({ params, person, reply }) => {
    reply.header('cache-control', 'no-store');
    return stations.get(person.userId, params.id);
  });

  register(stationOperations.create, ({ body, person }) => stations.create(person.userId, body));
  register(stationOperations.update, ({ params, body, person }) =>
    stations.update(person.userId, params.id, body),
  );
  register(stationOperations.archive, ({ params, person }) => stations.archive(person.userId, params.id));
  register(stationOperations.restore, ({ params, person }) => stations.restore(person.userId, params.id));
  register(stationOperations.delete, ({ params, query, person }) =>
    stations.delete(person.userId, params.id, query.confirm),
  );

  register(stationOperations.company, ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return stations.company(person.userId);
  });

  register(stationOperations.updateCompany, ({ body, person }) =>
    stations.updateCompany(person.userId, body),
  );
  register(stationOperations.removeDemo, ({ person }) => stations.removeDemo(person.userId));
}
