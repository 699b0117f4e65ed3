import type { QueueCaller } from '../../platform/fair-queue.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import { invalidField } from './user-errors.ts';

/** A password to set. */
export interface NewPassword {
  readonly password: string;
  /** Names that are easy to find out: the user's own, and those of their stations and shows. */
  readonly names: readonly string[];
  /** The network or user that asks. */
  readonly caller: string | QueueCaller;
}

/** Names that a check compares with; a company may have thousands of shows. */
const maxNames = 2000;

/**
 * Checks and hashes a new password.
 * @throws request.invalid at `password` if it is too easy to guess, service.busy
 */
export async function hashNewPassword(
  passwords: Pick<Passwords, 'hash' | 'weaknessOf'>,
  { password, names, caller }: NewPassword,
): Promise<string> {
  const weakness = await passwords.weaknessOf({ password, names: names.slice(0, maxNames) }, caller);
  if (weakness !== null) throw invalidField('password', weakness);
  return passwords.hash(password, caller);
}
