import { takeFromFragment } from './take-from-fragment.ts';

/**
 * Returns the token of a mailed link (`/login#reset=…`) and removes it from the address, because it gives access to an
 * account and an address stays in the history and on the screen.
 */
export function takeResetToken(): string | undefined {
  return takeFromFragment('reset');
}
