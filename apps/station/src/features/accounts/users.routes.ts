import { userOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { UserManagement } from './user-management.service.ts';

/** The people of the stations that the caller administers. */
export function registerUserRoutes({ register }: StationContext, users: UserManagement): void {
  register(userOperations.list, ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return users.list(person);
  });

  register(userOperations.create, ({ body, person }) => users.make(person, body));

  register(userOperations.save, ({ body: { id, version, ...input }, person }) =>
    id === undefined ? users.make(person, input) : users.save(person, id, version, input),
  );
}
