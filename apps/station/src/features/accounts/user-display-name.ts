import type { SignedInUser } from '../../platform/http/access.ts';
import type { Accounts } from './accounts.service.ts';

/** The name under which others see a user's actions. */
export async function userDisplayName(accounts: Pick<Accounts, 'user'>, { userId, username }: SignedInUser): Promise<string> {
  const user = await accounts.user(userId);
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ') || username;
}
