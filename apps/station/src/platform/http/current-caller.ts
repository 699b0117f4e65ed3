import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignedInUser } from './access.ts';

/** The user on whose behalf the handler of an operation runs. */
const callers = new AsyncLocalStorage<SignedInUser>();

/**
 * Runs the handler of an operation. Only callers with a limit are stored, because for all others the limit of every
 * station is the same: none.
 */
export function runAsCaller<Result>(person: SignedInUser | null, handle: () => Result): Result {
  const isLimited = person !== null && [...person.stations.values()].some(({ shows }) => shows !== null);
  return isLimited ? callers.run(person, handle) : handle();
}

/** The caller of the operation that runs, if some station limits them to shows. Jobs have none. */
export function limitedCaller(): SignedInUser | undefined {
  return callers.getStore();
}
