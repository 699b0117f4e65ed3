import type { SignInRules } from '@postkit/sdk/schema';
import type { Database } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../../platform/http/access.ts';
import type { AccountTables } from '../account-tables.ts';
import { updateStation } from '../accounts.repository.ts';
import type { StationDirectory } from '../station-directory.ts';
import { checkKey } from '../users.policy.ts';
import { usersWithFactor } from './second-factors.repository.ts';

const fail = defineErrors({
  'users.rule-without-factor': {
    status: 409,
    message: 'Set up a second factor for yourself first: in your account menu, under Sign-in and security.',
  },
});

/** The rules for signing in to a station. */
export interface SignInRulesService {
  read(slug: string): Promise<SignInRules>;
  /** @throws users.rule-without-factor, so that admins do not lock themselves out; users.key-admins */
  save(
    slug: string,
    rules: SignInRules,
    caller: Pick<SignedInUser, 'userId' | 'apiKey'>,
  ): Promise<SignInRules>;
}

export function createSignInRules({
  db,
  directory,
}: {
  db: Database;
  directory: StationDirectory;
}): SignInRulesService {
  function idOf(slug: string): number {
    const station = directory.bySlug(slug);
    if (!station) throw failPlatform('resource.absent');
    return station.id;
  }

  return {
    async read(slug) {
      const stations = db.tables<AccountTables>().selectFrom('stations').select('requires_second_factor');
      const { requires_second_factor: required } = await stations
        .where('id', '=', idOf(slug))
        .executeTakeFirstOrThrow();
      return { second_factor_required: required === 1 };
    },
    async save(slug, { second_factor_required: isRequired }, { userId, apiKey }) {
      checkKey(apiKey);
      await db.transaction(async (transaction) => {
        if (isRequired && !(await usersWithFactor(transaction, [userId])).has(userId))
          throw fail('users.rule-without-factor');
        await updateStation(transaction, idOf(slug), { requires_second_factor: isRequired ? 1 : 0 });
      });
      return { second_factor_required: isRequired };
    },
  };
}
