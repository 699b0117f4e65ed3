import type { UserRow } from './account-tables.ts';

/** Its first and last name, or its username. */
export function nameOfUser({
  first_name,
  last_name,
  username,
}: Pick<UserRow, 'first_name' | 'last_name' | 'username'>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || username;
}
