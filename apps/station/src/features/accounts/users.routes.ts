import { userOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SignInRulesService } from './second-factors/sign-in-rules.service.ts';
import type { UserManagement } from './user-management.service.ts';

/** The users of the stations that the caller administers. */
export function registerUserRoutes(
  { register }: StationContext,
  users: UserManagement,
  rules: SignInRulesService,
): void {
  register(userOperations.list, ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return users.list(person);
  });

  register(userOperations.create, ({ body, person }) => users.create(person, body));

  register(userOperations.save, async ({ body: { id, version, ...input }, person }) => {
    const known = id ?? (await users.idOf(person, input));
    return known === null ? users.create(person, input) : users.save(person, known, version, input);
  });

  register(userOperations.resetSecondFactor, ({ params, person }) =>
    users.resetSecondFactor(person, params.id),
  );

  register(userOperations.signInRules, ({ params }) => rules.read(params.station));

  register(userOperations.saveSignInRules, ({ params, body, person }) =>
    rules.save(params.station, body, person),
  );
}
