import type { AppSetup, SecondFactors, SignInConfirmation } from '@postkit/sdk/schema';
import type { Database } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import { sealOf } from '../account-passwords.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { newAppSecret, presentAppSetup } from './app-codes.ts';
import { type FactorChanges, ownerRow } from './factor-changes.ts';
import type { FactorCodes } from './factor-codes.ts';
import { presentPasskey } from './own-passkeys.service.ts';
import { passkeysOf } from './passkeys.repository.ts';
import {
  codeAppOf,
  countRecoveryCodes,
  deleteCodeApp,
  isFactorRequired,
  usersWithFactor,
} from './second-factors.repository.ts';
import type { FactorOwner, SessionConfirmation } from './session-confirmation.ts';
import type { Tickets } from './tickets.ts';

const fail = defineErrors({
  'second-factors.code': {
    status: 422,
    message: 'This code is wrong, or was used already. Enter the newest one.',
  },
  'second-factors.none': { status: 409, message: 'You have no second factor yet.' },
});

/** A user's own second factors. Every change needs a session that `confirm` has confirmed. */
export interface OwnFactors {
  read(owner: FactorOwner): Promise<SecondFactors>;
  /** @throws second-factors.wrong, second-factors.key, request.too-many */
  confirm(owner: FactorOwner, confirmation: SignInConfirmation, address: string): Promise<SecondFactors>;
  setUpApp(owner: FactorOwner): Promise<AppSetup>;
  /** Returns new recovery codes with a first factor, else none. @throws second-factors.code, sessions.ticket */
  confirmApp(owner: FactorOwner, code: string, address: string): Promise<string[]>;
  /** @throws second-factors.required */
  removeApp(owner: FactorOwner): Promise<void>;
  /** @throws second-factors.none */
  makeRecoveryCodes(owner: FactorOwner): Promise<string[]>;
}

export interface OwnFactorsDeps {
  readonly db: Database;
  readonly confirmation: SessionConfirmation;
  readonly tickets: Tickets;
  readonly codes: FactorCodes;
  readonly limits: SignInLimits;
  readonly changes: FactorChanges;
  /** Whether passkeys work at the installation's address. */
  allowsPasskeys(): boolean;
}

export function createOwnFactors({
  db,
  confirmation,
  tickets,
  codes,
  limits,
  changes,
  allowsPasskeys,
}: OwnFactorsDeps): OwnFactors {
  async function read(owner: FactorOwner): Promise<SecondFactors> {
    const user = await ownerRow(db, owner);
    const app = await codeAppOf(db, user.id);
    return {
      app: app ? { created_at: app.created_at, last_used_at: app.last_used_at } : null,
      passkeys: (await passkeysOf(db, user.id)).map(presentPasskey),
      allows_passkeys: allowsPasskeys(),
      recovery_codes: await countRecoveryCodes(db, user.id),
      is_required: await isFactorRequired(db, user),
      confirmed_until: await confirmation.until(owner),
    };
  }

  return {
    read,
    async confirm(owner, input, address) {
      await confirmation.confirm(owner, input, address);
      return read(owner);
    },
    async setUpApp(owner) {
      await confirmation.require(owner);
      const user = await ownerRow(db, owner);
      const secret = await newAppSecret();
      const own = { kind: 'app', userId: user.id, seal: sealOf(user), payload: secret } as const;
      await tickets.open(db, { ...own, binding: owner.session, token: ownTicket(owner) });
      return presentAppSetup(secret, user);
    },
    async confirmApp(owner, code, address) {
      await confirmation.require(owner);
      const counted = limits.code(address, owner.userId);
      const made = await db.transaction(async (transaction) => {
        const ticket = await tickets.read(transaction, { ticket: ownTicket(owner), binding: owner.session }, [
          'app',
        ]);
        return changes.add(transaction, owner, async () => {
          if (!(await codes.enable(transaction, owner.userId, { secret: ticket.payload, code })))
            return false;
          await tickets.close(transaction, ticket.hash);
          return true;
        });
      });
      if (made === null) throw fail('second-factors.code');
      counted.succeed();
      return made;
    },
    async removeApp(owner) {
      await confirmation.require(owner);
      await db.transaction(async (transaction) => {
        await deleteCodeApp(transaction, owner.userId);
        await changes.checkRemoval(transaction, owner);
      });
    },
    async makeRecoveryCodes(owner) {
      await confirmation.require(owner);
      return db.transaction(async (transaction) => {
        if (!(await usersWithFactor(transaction, [owner.userId])).has(owner.userId))
          throw fail('second-factors.none');
        return codes.newRecoveryCodes(transaction, owner.userId);
      });
    },
  };
}

/** The set-up of a session; another one replaces it. */
function ownTicket({ session }: FactorOwner): string {
  return `app ${session}`;
}
