import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Tables } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashSecret } from '../session-keys.ts';
import type { SecondFactorTables, TicketKind, TicketRow } from './second-factor-tables.ts';

const fail = defineErrors({
  'sessions.ticket': { status: 410, message: 'This took too long, or was completed already. Start again.' },
});

/** Milliseconds that a ticket lasts. */
export const ticketLifetime = 5 * 60_000;
/** Wrong codes that one ticket allows. */
const maxFailures = 5;

export interface NewTicket {
  readonly kind: TicketKind;
  /** Null if the user is not known yet. */
  readonly userId: number | null;
  /** Text that only the browser, or the session, of the ticket knows. */
  readonly binding: string;
  /** Seal of the account; empty for none. */
  readonly seal: string;
  /** Secret that belongs to the ticket. */
  readonly payload?: string;
  /** The ticket's text, in place of a random one; replaces an earlier ticket with it. */
  readonly token?: string;
}

export interface Ticket extends Pick<TicketRow, 'kind' | 'seal'> {
  readonly hash: string;
  readonly userId: number;
  readonly payload: string;
}

/** A ticket whose secret is used up. */
export interface SpentTicket extends Omit<Ticket, 'userId'> {
  /** Null for a passwordless sign-in. */
  readonly userId: number | null;
}

/** Short-lived, single-use states of sign-ins and set-ups, bound to one browser or session. */
export interface Tickets {
  /** Stores a ticket; returns its text, of which only a hash is stored. */
  open(db: Tables, ticket: NewTicket): Promise<string>;
  /** @throws sessions.ticket unless this binding has an unexpired ticket of one of these kinds */
  read(db: Tables, bound: { ticket: string; binding: string }, kinds: readonly TicketKind[]): Promise<Ticket>;
  /**
   * Reads a ticket and uses up its secret, of two callers at once for one of them only.
   * @throws sessions.ticket as `read` does, and without a secret
   */
  spend(
    db: Tables,
    bound: { ticket: string; binding: string },
    kinds: readonly TicketKind[],
  ): Promise<SpentTicket>;
  /** Changes a ticket's kind or secret. */
  update(db: Tables, hash: string, change: { kind?: TicketKind; payload?: string }): Promise<void>;
  /** Counts a wrong code; the fifth voids the ticket. */
  countFailure(db: Tables, hash: string): Promise<void>;
  /** Uses a ticket up. */
  close(db: Tables, hash: string): Promise<void>;
}

export function createTickets({ clock, box }: { clock: Clock; box: SecretBox }): Tickets {
  const rows = (db: Tables) => db.tables<SecondFactorTables>();
  const sealed = (payload: string) => (payload === '' ? '' : box.seal(payload));
  const opened = (payload: string) => (payload === '' ? '' : (box.open(payload) ?? ''));

  async function findTicket(
    db: Tables,
    { ticket, binding }: { ticket: string; binding: string },
    kinds: readonly TicketKind[],
  ): Promise<TicketRow> {
    const found = await rows(db)
      .selectFrom('sign_in_tickets')
      .selectAll()
      .where('token_hash', '=', hashSecret(ticket))
      .executeTakeFirst();
    const isValid =
      found &&
      kinds.includes(found.kind) &&
      found.expires_at > clock.now() &&
      isSame(found.binding_hash, hashSecret(binding));
    if (!isValid) throw fail('sessions.ticket');
    return found;
  }

  return {
    async open(
      db,
      { kind, userId, binding, seal, payload = '', token = randomBytes(32).toString('base64url') },
    ) {
      const now = clock.now();
      const old = rows(db).deleteFrom('sign_in_tickets');
      await old
        .where((row) => row.or([row('expires_at', '<=', now), row('token_hash', '=', hashSecret(token))]))
        .execute();
      const ticket = {
        token_hash: hashSecret(token),
        kind,
        user_id: userId,
        binding_hash: hashSecret(binding),
        seal,
      };
      await rows(db)
        .insertInto('sign_in_tickets')
        .values({ ...ticket, payload: sealed(payload), expires_at: now + ticketLifetime })
        .execute();
      return token;
    },
    async read(db, bound, kinds) {
      const { token_hash: hash, kind, user_id: userId, seal, payload } = await findTicket(db, bound, kinds);
      if (userId === null) throw fail('sessions.ticket');
      return { hash, kind, userId, seal, payload: opened(payload) };
    },
    async spend(db, bound, kinds) {
      const { token_hash: hash, kind, user_id: userId, seal, payload } = await findTicket(db, bound, kinds);
      const unspent = rows(db)
        .updateTable('sign_in_tickets')
        .where('token_hash', '=', hash)
        .where('payload', '=', payload);
      const { numUpdatedRows } = await unspent
        .where('payload', '<>', '')
        .set({ payload: '' })
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw fail('sessions.ticket');
      return { hash, kind, userId, seal, payload: opened(payload) };
    },
    async update(db, hash, { kind, payload }) {
      const change = {
        ...(kind && { kind }),
        ...(payload === undefined ? {} : { payload: sealed(payload) }),
      };
      await rows(db).updateTable('sign_in_tickets').set(change).where('token_hash', '=', hash).execute();
    },
    async countFailure(db, hash) {
      const ticket = rows(db).updateTable('sign_in_tickets').where('token_hash', '=', hash);
      await ticket.set((row) => ({ failures: row('failures', '+', 1) })).execute();
      await rows(db)
        .deleteFrom('sign_in_tickets')
        .where('token_hash', '=', hash)
        .where('failures', '>=', maxFailures)
        .execute();
    },
    async close(db, hash) {
      await rows(db).deleteFrom('sign_in_tickets').where('token_hash', '=', hash).execute();
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
