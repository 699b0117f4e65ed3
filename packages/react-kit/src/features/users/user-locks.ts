import type { Settings, User } from '@postkit/sdk/schema';

/**
 * Why somebody may not be changed.
 * `company-admin`: only another company admin changes one. `elsewhere`: the person works at stations of other admins
 * too, so that who they are is not this admin's to change. `self`: another admin has to.
 */
export type LockReason = 'company-admin' | 'elsewhere' | 'self';

/** What of a user the caller may not change, and why; null where they may. */
export interface UserLocks {
  /** Names, email and password. */
  identity: LockReason | null;
  access: LockReason | null;
  status: LockReason | null;
  stations: LockReason | null;
}

const free: UserLocks = { identity: null, access: null, status: null, stations: null };

export function userLocks(user: User | null, caller: Pick<Settings, 'user_id' | 'company_admin'>): UserLocks {
  if (!user) return free;
  if (user.company_admin === 1 && !caller.company_admin) {
    return { identity: 'company-admin', access: 'company-admin', status: 'company-admin', stations: 'company-admin' };
  }
  if (user.id === caller.user_id) return { ...free, access: 'self', status: 'self', stations: 'self' };
  if (user.other_stations > 0 && !caller.company_admin) return { ...free, identity: 'elsewhere', status: 'elsewhere' };
  return free;
}
