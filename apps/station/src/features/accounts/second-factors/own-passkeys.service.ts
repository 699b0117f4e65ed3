import type { NewPasskey, Passkey, PasskeyOptions } from '@postkit/sdk/schema';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tables, Transaction } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import { sealOf } from '../account-passwords.ts';
import { nameOfUser } from '../name-of-user.ts';
import { type FactorChanges, ownerRow } from './factor-changes.ts';
import { createdPasskey, creationOptions } from './passkey-checks.ts';
import {
  deletePasskey,
  insertPasskey,
  passkeyOf,
  type PasskeyRow,
  passkeysOf,
  renamePasskey,
} from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import type { FactorOwner, SessionConfirmation } from './session-confirmation.ts';
import type { Tickets } from './tickets.ts';

const fail = defineErrors({
  'second-factors.passkey': { status: 422, message: 'This passkey was not accepted. Try again.' },
  'second-factors.known': { status: 409, message: 'This passkey was added before. Create another one.' },
  'second-factors.many': { status: 409, message: 'You have 20 passkeys. Remove one first.' },
});

const maxPasskeys = 20;

/** A user's own passkeys. Every change needs a session that is confirmed. */
export interface OwnPasskeys {
  /** @throws second-factors.no-passkeys, second-factors.many */
  setUp(owner: FactorOwner): Promise<PasskeyOptions>;
  /** Returns recovery codes with a first factor, else none. @throws second-factors.passkey, second-factors.known, second-factors.many, sessions.ticket */
  add(owner: FactorOwner, passkey: NewPasskey): Promise<string[]>;
  /** @throws resource.absent */
  rename(owner: FactorOwner, id: number, name: string): Promise<Passkey>;
  /** @throws resource.absent, second-factors.required */
  remove(owner: FactorOwner, id: number): Promise<void>;
}

export interface OwnPasskeysDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly confirmation: SessionConfirmation;
  readonly tickets: Tickets;
  readonly changes: FactorChanges;
  /** @throws second-factors.no-passkeys */
  party(): RelyingParty;
}

export function createOwnPasskeys({
  db,
  clock,
  confirmation,
  tickets,
  changes,
  party,
}: OwnPasskeysDeps): OwnPasskeys {
  async function require(transaction: Tables, owner: FactorOwner, id: number): Promise<PasskeyRow> {
    const passkey = await passkeyOf(transaction, { userId: owner.userId, id });
    if (!passkey) throw failPlatform('resource.absent');
    return passkey;
  }

  return {
    async setUp(owner) {
      await confirmation.require(owner);
      const relying = party();
      const user = await ownerRow(db, owner);
      const known = await passkeysOf(db, user.id);
      if (known.length >= maxPasskeys) throw fail('second-factors.many');
      const { options, challenge } = await creationOptions(relying, user, known);
      const own = { kind: 'passkey', userId: user.id, seal: sealOf(user), payload: challenge } as const;
      await tickets.open(db, { ...own, binding: owner.session, token: ownTicket(owner) });
      return { options, origin: relying.origin };
    },
    async add(owner, { name, response }) {
      await confirmation.require(owner);
      const ticket = await tickets.spend(db, { ticket: ownTicket(owner), binding: owner.session }, [
        'passkey',
      ]);
      const created = await createdPasskey(party(), response, ticket.payload);
      if (!created) throw fail('second-factors.passkey');
      const made = await db.transaction(async (transaction) => {
        await tickets.close(transaction, ticket.hash);
        if ((await passkeysOf(transaction, owner.userId)).length >= maxPasskeys)
          throw fail('second-factors.many');
        return changes.add(transaction, owner, async () => {
          const created_at = clock.seconds();
          const isNew = await insertPasskey(transaction, {
            ...created,
            user_id: owner.userId,
            name,
            created_at,
            last_used_at: null,
          });
          if (isNew) await recordName(transaction, owner, null, name);
          return isNew;
        });
      });
      if (made === null) throw fail('second-factors.known');
      return made;
    },
    async rename(owner, id, name) {
      await confirmation.require(owner);
      return db.transaction(async (transaction) => {
        const passkey = await require(transaction, owner, id);
        await renamePasskey(transaction, id, name);
        await recordName(transaction, owner, passkey.name, name);
        return presentPasskey({ ...passkey, name });
      });
    },
    async remove(owner, id) {
      await confirmation.require(owner);
      await db.transaction(async (transaction) => {
        const passkey = await require(transaction, owner, id);
        await deletePasskey(transaction, id);
        await changes.checkRemoval(transaction, owner);
        await recordName(transaction, owner, passkey.name, null);
      });
    },
  };
}

/** The audit log shows which passkey was added, renamed or removed. */
async function recordName(
  transaction: Transaction,
  owner: FactorOwner,
  old: string | null,
  name: string | null,
): Promise<void> {
  const user = await ownerRow(transaction, owner);
  const changes = changedFields({ passkey: old }, { passkey: name });
  await recordChange(transaction, { id: user.id, name: nameOfUser(user), changes });
}

export function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, created_at, last_used_at };
}

/** The set-up of a session; another one replaces it. */
function ownTicket({ session }: FactorOwner): string {
  return `passkey ${session}`;
}
