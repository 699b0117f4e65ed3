import type { User } from '@postkit/sdk/schema';

export interface UserFilters {
  typed: string;
  hidesDisabled: boolean;
}

/** First and last name; the username or email of somebody who has neither. */
export function userName(user: Pick<User, 'first_name' | 'last_name' | 'username' | 'email'>): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username || user.email;
}

/** Users whose first or last name, both after one another, or email hold what was typed, ignoring case; newest first. */
export function listedUsers(users: readonly User[], { typed, hidesDisabled }: UserFilters): User[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const holds = (text: string) => text.toLocaleLowerCase().includes(wanted);
  return users
    .filter((user) => !hidesDisabled || user.disabled === 0)
    .filter((user) => holds(`${user.first_name} ${user.last_name}`) || holds(user.email))
    .toSorted((a, b) => b.id - a.id);
}
