import type { SignedInUser } from '../../platform/http/access.ts';
import type { Accounts } from './accounts.service.ts';
import { nameOfUser } from './name-of-user.ts';

/** The name under which others see a user's actions. */
export async function userDisplayName(
  accounts: Pick<Accounts, 'user'>,
  { userId, username }: SignedInUser,
): Promise<string> {
  const user = await accounts.user(userId);
  return user ? nameOfUser(user) : username;
}
