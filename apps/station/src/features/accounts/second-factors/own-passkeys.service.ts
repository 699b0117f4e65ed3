import type { NewPasskey, Passkey, PasskeyOptions } from '@postkit/sdk/schema';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import { sealOf } from '../account-passwords.ts';
import { type FactorChanges, ownerRow } from './factor-changes.ts';
import { createdPasskey, creationOptions } from './passkey-checks.ts';
import { deletePasskey, insertPasskey, type PasskeyRow, passkeysOf, renamePasskey } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import type { FactorOwner, SessionConfirmation } from './session-confirmation.ts';
import type { Tickets } from './tickets.ts';

const fail = defineErrors({
  'second-factors.no-passkeys': {
    status: 409,
    message: 'Passkeys need an installation with https and a domain. The operator sets POSTKIT_PUBLIC_URL.',
  },
  'second-factors.passkey': { status: 422, message: 'This passkey was not accepted. Try again.' },
  'second-factors.known': { status: 409, message: 'You have this passkey already.' },
  'second-factors.many': { status: 409, message: 'You have 20 passkeys. Remove one first.' },
});

const maxPasskeys = 20;

/** A user's own passkeys. Every change needs a session that is confirmed. */
export interface OwnPasskeys {
  /** @throws second-factors.no-passkeys, second-factors.many */
  setUp(owner: FactorOwner): Promise<PasskeyOptions>;
  /** Returns recovery codes with a first factor, else none. @throws second-factors.passkey, second-factors.known, sessions.ticket */
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
  /** Null where passkeys do not work. */
  party(): RelyingParty | null;
}

export function createOwnPasskeys({ db, clock, confirmation, tickets, changes, party }: OwnPasskeysDeps): OwnPasskeys {
  function requireParty(): RelyingParty {
    const found = party();
    if (!found) throw fail('second-factors.no-passkeys');
    return found;
  }

  return {
    async setUp(owner) {
      await confirmation.require(owner);
      const user = await ownerRow(db, owner);
      const known = await passkeysOf(db, user.id);
      if (known.length >= maxPasskeys) throw fail('second-factors.many');
      const { options, challenge } = await creationOptions(requireParty(), user, known);
      const own = { kind: 'passkey', userId: user.id, seal: sealOf(user), payload: challenge } as const;
      await tickets.open(db, { ...own, binding: owner.session, token: ownTicket(owner) });
      return { options };
    },
    async add(owner, { name, response }) {
      await confirmation.require(owner);
      const { hash, payload: challenge } = await tickets.read(db, { ticket: ownTicket(owner), binding: owner.session }, ['passkey']);
      const created = await createdPasskey(requireParty(), response, challenge);
      if (!created) throw fail('second-factors.passkey');
      const made = await db.transaction((transaction) =>
        changes.add(transaction, owner, async () => {
          // A challenge counts once.
          await tickets.close(transaction, hash);
          const known = await passkeysOf(transaction, owner.userId);
          if (known.some((passkey) => passkey.credential_id === created.credential_id)) throw fail('second-factors.known');
          const created_at = Math.floor(clock.now() / 1000);
          await insertPasskey(transaction, { ...created, user_id: owner.userId, name, created_at, last_used_at: null });
          return true;
        }),
      );
      return made ?? [];
    },
    async rename(owner, id, name) {
      await confirmation.require(owner);
      const renamed = await renamePasskey(db, { userId: owner.userId, id }, name);
      if (!renamed) throw failPlatform('resource.absent');
      return presentPasskey(renamed);
    },
    async remove(owner, id) {
      await confirmation.require(owner);
      await db.transaction(async (transaction) => {
        if (!(await deletePasskey(transaction, { userId: owner.userId, id }))) throw failPlatform('resource.absent');
        await changes.checkRemoval(transaction, owner);
      });
    },
  };
}

export function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, created_at, last_used_at };
}

/** The set-up of a session; another one replaces it. */
function ownTicket({ session }: FactorOwner): string {
  return `passkey ${session}`;
}
