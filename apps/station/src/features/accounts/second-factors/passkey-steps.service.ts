import type { BoundTicket, PasskeyOptions, PasskeySignIn } from '@postkit/sdk/schema';
import { identifyAuditActor } from '../../../platform/audit/audit-scope.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import type { UserRow } from '../account-tables.ts';
import { userById } from '../accounts.repository.ts';
import { nameOfUser } from '../name-of-user.ts';
import { failSignIn } from '../sign-in-errors.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { isCopied, requestOptions, usedCounter } from './passkey-checks.ts';
import { markPasskeyUsed, passkeyByCredential, type PasskeyRow, passkeysOf } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import { userOfTicket } from './ticket-user.ts';
import { type SpentTicket, ticketLifetime, type Tickets } from './tickets.ts';

const fail = defineErrors({
  'sessions.no-passkey': { status: 409, message: 'This account has no passkey.' },
  // The same for an unknown passkey and a wrong signature, so that it reveals no account.
  'sessions.passkey': {
    status: 422,
    message: 'This passkey was not accepted. Try again, or sign in with your password.',
  },
});

type Json = Record<string, unknown>;

/** Sign-ins with a passkey: in place of the password, or after it. */
export interface PasskeySteps {
  /** Begins a sign-in without a password: the same for every visitor. @throws second-factors.no-passkeys, request.too-many */
  start(binding: string, address: string): Promise<PasskeySignIn>;
  /** For the step after the password. @throws sessions.no-passkey, second-factors.no-passkeys, sessions.ticket */
  options(bound: BoundTicket): Promise<PasskeyOptions>;
  /**
   * The user whose passkey signed the challenge of a ticket, which works for one attempt.
   * @throws sessions.passkey, sessions.ticket, sessions.ticket-void, sessions.disabled, request.too-many
   */
  prove(bound: BoundTicket, response: Json, address: string): Promise<UserRow>;
}

export interface PasskeyStepsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly tickets: Tickets;
  readonly limits: SignInLimits;
  /** @throws second-factors.no-passkeys */
  party(): RelyingParty;
}

export function createPasskeySteps({ db, clock, tickets, limits, party }: PasskeyStepsDeps): PasskeySteps {
  /** The passkey that a response names, if it may continue this sign-in, with its user. */
  async function findPasskey(
    { userId, seal }: SpentTicket,
    response: Json,
  ): Promise<{ passkey: PasskeyRow; user: UserRow } | null> {
    const passkey =
      typeof response['id'] === 'string' ? await passkeyByCredential(db, response['id']) : undefined;
    if (!passkey || (userId !== null && passkey.user_id !== userId)) return null;
    const user =
      userId === null ? await userById(db, passkey.user_id) : await userOfTicket(db, { userId, seal });
    if (!user) return null;
    identifyAuditActor({ id: user.id, name: nameOfUser(user) });
    return { passkey, user };
  }

  /** Stores the counter of a use; false if it shows a copied key, or the passkey was removed meanwhile. */
  async function markUsed(
    transaction: Transaction,
    { credential_id }: PasskeyRow,
    user: UserRow,
    counter: number,
  ): Promise<boolean> {
    const stored = await passkeyByCredential(transaction, credential_id);
    if (!stored) return false;
    if (isCopied(counter, stored.counter)) {
      const change = {
        field: 'passkey_counter',
        old: String(stored.counter),
        new: String(counter),
        secret: false,
      };
      await recordChange(transaction, {
        action: 'sign_in_failed',
        id: user.id,
        name: nameOfUser(user),
        changes: [change],
      });
      return false;
    }
    await markPasskeyUsed(transaction, stored.id, { counter, last_used_at: clock.seconds() });
    return true;
  }

  /** The user of a response that is right; null otherwise. */
  async function checkPasskey(ticket: SpentTicket, response: Json): Promise<UserRow | null> {
    const found = await findPasskey(ticket, response);
    const use = { response, challenge: ticket.payload, isAlone: ticket.userId === null };
    const counter = found && (await usedCounter(party(), found.passkey, use));
    return db.transaction(async (transaction) => {
      const isProven =
        found && counter !== null && (await markUsed(transaction, found.passkey, found.user, counter));
      if (isProven || ticket.userId === null) await tickets.close(transaction, ticket.hash);
      // A refusal must not roll its own count back.
      else await tickets.countFailure(transaction, ticket.hash);
      return isProven ? found.user : null;
    });
  }

  return {
    async start(binding, address) {
      const { origin, ...relying } = party();
      limits.network(address);
      const { options, challenge } = await requestOptions({ origin, ...relying }, null);
      const ticket = await tickets.open(db, {
        kind: 'passwordless',
        userId: null,
        binding,
        seal: '',
        payload: challenge,
      });
      return { ticket, expires_in: ticketLifetime / 1000, options, origin };
    },
    async options(bound) {
      const relying = party();
      const { hash, userId } = await tickets.read(db, bound, ['factor']);
      const passkeys = await passkeysOf(db, userId);
      if (passkeys.length === 0) throw fail('sessions.no-passkey');
      const { options, challenge } = await requestOptions(relying, passkeys);
      await tickets.update(db, hash, { payload: challenge });
      return { options, origin: relying.origin };
    },
    async prove(bound, response, address) {
      const ticket = await tickets.spend(db, bound, ['factor', 'passwordless']);
      const counted = ticket.userId === null ? null : limits.code(address, ticket.userId);
      if (!counted) limits.network(address);
      const user = await checkPasskey(ticket, response);
      if (!user) throw fail('sessions.passkey');
      counted?.succeed();
      if (user.disabled === 1) throw failSignIn('sessions.disabled');
      return user;
    },
  };
}
