import type { User } from '@postkit/sdk/schema';

export interface UserFilters {
  typed: string;
  hidesDisabled: boolean;
}

/** First and last name, or the username or email if both are empty. */
export function userName(user: Pick<User, 'first_name' | 'last_name' | 'username' | 'email'>): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username || user.email;
}

/** Users whose full name or email contains the typed text, ignoring case; newest first. */
export function filterUsers(users: readonly User[], { typed, hidesDisabled }: UserFilters): User[] {
  const query = typed.trim().toLocaleLowerCase();
  const matches = (text: string) => text.toLocaleLowerCase().includes(query);
  return users
    .filter((user) => !hidesDisabled || user.disabled === 0)
    .filter((user) => matches(`${user.first_name} ${user.last_name}`) || matches(user.email))
    .toSorted((a, b) => b.id - a.id);
}
