import type { Settings, User } from '@postkit/sdk/schema';

/**
 * Why the caller cannot change a user.
 * `company-admin`: only another company admin can. `elsewhere`: the user also works at stations of other admins, so their
 * identity is not this admin's to change. `self`: another admin has to.
 */
export type LockReason = 'company-admin' | 'elsewhere' | 'self';

/** Why the caller cannot change each part of a user; null if they can. */
export interface UserLocks {
  /** Names, email and password. */
  identity: LockReason | null;
  access: LockReason | null;
  status: LockReason | null;
  stations: LockReason | null;
}

const unlocked: UserLocks = { identity: null, access: null, status: null, stations: null };

export function userLocks(user: User | null, caller: Pick<Settings, 'user_id' | 'company_admin'>): UserLocks {
  if (!user) return unlocked;
  if (user.company_admin === 1 && !caller.company_admin) {
    return {
      identity: 'company-admin',
      access: 'company-admin',
      status: 'company-admin',
      stations: 'company-admin',
    };
  }
  if (user.id === caller.user_id) return { ...unlocked, access: 'self', status: 'self', stations: 'self' };
  if (user.other_stations > 0 && !caller.company_admin)
    return { ...unlocked, identity: 'elsewhere', status: 'elsewhere' };
  return unlocked;
}
