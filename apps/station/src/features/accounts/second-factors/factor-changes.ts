import type { LiveHub } from '../../../live/index.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import type { UserRow } from '../account-tables.ts';
import { userById } from '../accounts.repository.ts';
import { hashSecret } from '../session-keys.ts';
import { deleteSessionsOf } from '../sessions.repository.ts';
import type { FactorCodes } from './factor-codes.ts';
import { isFactorRequired, replaceRecoveryCodes, usersWithFactor } from './second-factors.repository.ts';
import type { FactorOwner } from './session-confirmation.ts';

const fail = defineErrors({
  'second-factors.required': {
    status: 409,
    message:
      'A station that you work at requires a second factor, and this is your last one. Set up another one first.',
  },
});

export interface FactorChanges {
  /** Adds a factor; `add` returns whether it did. Returns new recovery codes with a first factor, else none; null if nothing was added. */
  add(transaction: Transaction, owner: FactorOwner, add: () => Promise<boolean>): Promise<string[] | null>;
  /** After a factor was removed: the last one takes the recovery codes with it. @throws second-factors.required, which rolls back */
  checkRemoval(transaction: Transaction, owner: FactorOwner): Promise<void>;
}

export function createFactorChanges({
  codes,
  live,
}: {
  codes: FactorCodes;
  live: Pick<LiveHub, 'end'>;
}): FactorChanges {
  return {
    async add(transaction, owner, add) {
      const isFirst = !(await usersWithFactor(transaction, [owner.userId])).has(owner.userId);
      if (!(await add())) return null;
      // Another browser may have been signed in with a stolen password.
      if (isFirst) {
        await deleteSessionsOf(transaction, owner.userId, hashSecret(owner.session));
        await live.end(transaction, String(owner.userId));
      }
      return codes.firstRecoveryCodes(transaction, owner.userId);
    },
    async checkRemoval(transaction, owner) {
      if ((await usersWithFactor(transaction, [owner.userId])).has(owner.userId)) return;
      if (await isFactorRequired(transaction, await ownerRow(transaction, owner)))
        throw fail('second-factors.required');
      await replaceRecoveryCodes(transaction, owner.userId, []);
    },
  };
}

export async function ownerRow(db: Tables, { userId }: Pick<FactorOwner, 'userId'>): Promise<UserRow> {
  const user = await userById(db, userId);
  if (!user) throw failPlatform('access.sign-in');
  return user;
}
