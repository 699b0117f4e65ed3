import { licenceOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Licences } from './licences.service.ts';

/** The licences of the company, for company admins. */
export function registerLicenceRoutes({ register }: StationContext, licences: Licences): void {
  register(licenceOperations.list, ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return licences.list(person.userId);
  });

  register(licenceOperations.assign, ({ params, body, person }) =>
    licences.assign(person.userId, params.station, body),
  );

  register(licenceOperations.remove, ({ params, person }) =>
    licences.remove(person.userId, params.station, params.id),
  );
}
