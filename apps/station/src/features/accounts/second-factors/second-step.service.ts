import type { AppSetup, BoundTicket, SignInFactor } from '@postkit/sdk/schema';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { defineErrors } from '../../../platform/errors/define-errors.ts';
import { sealOf } from '../account-passwords.ts';
import type { UserRow } from '../account-tables.ts';
import type { BeginSession, SignedIn } from '../begin-session.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { newAppSecret, presentAppSetup } from './app-codes.ts';
import type { FactorCodes } from './factor-codes.ts';
import type { PasskeySteps } from './passkey-steps.service.ts';
import { passkeysOf } from './passkeys.repository.ts';
import type { TicketKind } from './second-factor-tables.ts';
import { codeAppOf, countRecoveryCodes, isFactorRequired } from './second-factors.repository.ts';
import { failTicket, userOfTicket } from './ticket-user.ts';
import { ticketLifetime, type Ticket, type Tickets } from './tickets.ts';

const fail = defineErrors({
  'sessions.second-step': {
    status: 403,
    message: 'This account has a second factor. Sign in at the station’s own page, or update this app.',
  },
  'sessions.code': { status: 422, message: 'This code is wrong, or was used already. Enter the newest one.' },
});

export interface SecondStepsDeps {
  readonly db: Database;
  readonly tickets: Tickets;
  readonly codes: FactorCodes;
  readonly limits: SignInLimits;
  readonly begin: BeginSession;
  readonly passkeys: Pick<PasskeySteps, 'prove'>;
}

/** The step after the password. Each call names the ticket of the sign-in, which works for its browser only. */
export interface SecondSteps {
  /** Whether the password alone begins no session: the user has a second factor, or must set one up. */
  isNeeded(user: UserRow): Promise<boolean>;
  /** @throws sessions.second-step with a ticket if it is needed */
  require(user: UserRow, binding: string | undefined): Promise<void>;
  /**
   * Begins the session.
   * @param bound with a code or a passkey's response; with neither after `confirmApp`
   * @throws sessions.code, sessions.passkey, sessions.ticket, sessions.disabled, request.too-many
   */
  complete(
    bound: BoundTicket & {
      readonly code?: string | undefined;
      readonly passkey?: Record<string, unknown> | undefined;
    },
    address: string,
  ): Promise<SignedIn>;
  /** The app of a user who must set one up. @throws sessions.ticket */
  setUpApp(bound: BoundTicket): Promise<AppSetup>;
  /** Turns that app on; returns the recovery codes. @throws sessions.code, sessions.ticket */
  confirmApp(bound: BoundTicket & { readonly code: string }, address: string): Promise<string[]>;
}

export function createSecondSteps({
  db,
  tickets,
  codes,
  limits,
  begin,
  passkeys,
}: SecondStepsDeps): SecondSteps {
  /** Runs a check of a code: counts it before, and a wrong one stays counted. */
  async function check<Result>(
    bound: BoundTicket,
    { kinds, address }: { kinds: readonly TicketKind[]; address: string },
    run: (transaction: Tables, ticket: Ticket, user: UserRow) => Promise<Result | null>,
  ): Promise<Result> {
    const { userId } = await tickets.read(db, bound, kinds);
    const counted = limits.code(address, userId);
    const result = await db.transaction(async (transaction) => {
      const ticket = await tickets.read(transaction, bound, kinds);
      const done = await run(transaction, ticket, await userOfTicket(transaction, ticket));
      // A wrong code must not roll its own count back.
      if (done === null) await tickets.countFailure(transaction, ticket.hash);
      return done;
    });
    if (result === null) throw fail('sessions.code');
    counted.succeed();
    return result;
  }

  async function proveByCode(bound: BoundTicket, code: string, address: string): Promise<UserRow> {
    return check(bound, { kinds: ['factor'], address }, async (transaction, ticket, user) => {
      if (!(await codes.use(transaction, user.id, code))) return null;
      await tickets.close(transaction, ticket.hash);
      return user;
    });
  }

  async function takeProven(bound: BoundTicket): Promise<UserRow> {
    return db.transaction(async (transaction) => {
      const ticket = await tickets.read(transaction, bound, ['proven']);
      await tickets.close(transaction, ticket.hash);
      return userOfTicket(transaction, ticket);
    });
  }

  async function isNeeded(user: UserRow, factors: readonly SignInFactor[]): Promise<boolean> {
    return factors.length > 0 || isFactorRequired(db, user);
  }

  return {
    isNeeded: async (user) => isNeeded(user, await factorsOf(db, user.id)),
    async require(user, binding) {
      const factors = await factorsOf(db, user.id);
      if (!(await isNeeded(user, factors))) return;
      if (binding === undefined) throw fail('sessions.second-step');
      const kind = factors.length === 0 ? 'enrol' : 'factor';
      const ticket = await tickets.open(db, { kind, userId: user.id, binding, seal: sealOf(user) });
      throw fail('sessions.second-step', {
        body: { second_step: { ticket, expires_in: ticketLifetime / 1000, factors } },
      });
    },
    async complete({ code, passkey, ...bound }, address) {
      const byCode = () => (code === undefined ? takeProven(bound) : proveByCode(bound, code, address));
      const user = await (passkey ? passkeys.prove(bound, passkey, address) : byCode());
      const signedIn = await begin(user);
      if (!signedIn) throw failTicket('sessions.ticket-void');
      return signedIn;
    },
    async setUpApp(bound) {
      const secret = await newAppSecret();
      const user = await db.transaction(async (transaction) => {
        const ticket = await tickets.read(transaction, bound, ['enrol']);
        await tickets.update(transaction, ticket.hash, { payload: secret });
        return userOfTicket(transaction, ticket);
      });
      return presentAppSetup(secret, user);
    },
    confirmApp: ({ code, ...bound }, address) =>
      check(bound, { kinds: ['enrol'], address }, async (transaction, { hash, payload: secret }, user) => {
        if (secret === '') throw failTicket('sessions.ticket-void');
        if (!(await codes.enable(transaction, user.id, { secret, code }))) return null;
        await tickets.update(transaction, hash, { kind: 'proven', payload: '' });
        return codes.firstRecoveryCodes(transaction, user.id);
      }),
  };
}

/** The factors that a user may continue with; none if the password is enough. */
async function factorsOf(db: Tables, userId: number): Promise<SignInFactor[]> {
  const factors: SignInFactor[] = [];
  if ((await passkeysOf(db, userId)).length > 0) factors.push('passkey');
  if (await codeAppOf(db, userId)) factors.push('app');
  return factors.length > 0 && (await countRecoveryCodes(db, userId)) > 0
    ? [...factors, 'recovery']
    : factors;
}
