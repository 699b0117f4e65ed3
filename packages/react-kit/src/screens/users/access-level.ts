import type { User } from '@postkit/sdk/schema';

/** A user's level of access, as lists show it. */
export type AccessLevel = 'company-admin' | 'admin' | 'user';

export function accessLevel(user: Pick<User, 'company_admin' | 'admin_stations'>): AccessLevel {
  if (user.company_admin === 1) return 'company-admin';
  return user.admin_stations.length > 0 ? 'admin' : 'user';
}
