import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tooMany } from '../../platform/errors/platform-errors.ts';
import { networkOf } from '../../platform/network-of.ts';
import { createRateLimit, type RateLimit } from '../../platform/rate-limit.ts';

const windowMs = 5 * 60_000;
/** Wrong passwords and codes for one account from one network in the window. */
const perAccount = 10;
/** Sign-ins from one network, for any account. */
const perNetwork = 600;
/** Codes for one account from all networks. Only a caller with the password sends one, so no other can lock the account. */
const codesPerAccount = 30;
const codesWindowMs = 3_600_000;

/** Limits of failed sign-ins. Each call counts one attempt and throws request.too-many beyond the limit. */
export interface SignInLimits {
  /** @param address network address of the caller */
  network(address: string): string;
  /** One budget for each account and network, so that an attacker cannot lock a user out. @returns the key for `reset` and `giveBack` */
  account(network: string, account: string): string;
  /** A code of a second factor, which counts with the failed sign-ins of the account until it succeeds. */
  code(address: string, userId: number): { succeed(): void };
  giveBack(key: string): void;
  reset(key: string): void;
}

export function createSignInLimits({ clock, db }: { clock: Clock; db: Database }): SignInLimits {
  const shared = (name: string) => ({ db, name: `sign_in_${name}` });
  const accounts = createRateLimit({ clock, limit: perAccount, windowMs, shared: shared('account') });
  const networks = createRateLimit({ clock, limit: perNetwork, windowMs, shared: shared('network') });
  const codes = createRateLimit({
    clock,
    limit: codesPerAccount,
    windowMs: codesWindowMs,
    shared: shared('codes'),
  });

  function account(network: string, name: string): string {
    const key = `${network} ${name}`;
    countAttempt(accounts, key);
    return key;
  }

  return {
    network(address) {
      const network = networkOf(address);
      countAttempt(networks, network);
      return network;
    },
    account,
    code(address, userId) {
      const key = account(networkOf(address), accountOf(userId));
      countAttempt(codes, String(userId));
      return {
        succeed() {
          accounts.reset(key);
          codes.giveBack(String(userId));
        },
      };
    },
    giveBack: (key) => accounts.giveBack(key),
    reset: (key) => accounts.reset(key),
  };
}

/** The account of a user in a limit's key. */
export function accountOf(userId: number): string {
  return `user ${userId}`;
}

function countAttempt(limit: RateLimit, key: string): void {
  const attempt = limit.take(key);
  if (!attempt.allowed) throw tooMany(attempt.retryAfterSeconds);
}
