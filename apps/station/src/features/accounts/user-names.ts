import type { UserInput } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import { failUser } from './user-errors.ts';
import { isNameOfAnother } from './users.repository.ts';

/**
 * Refuses a name that another user signs in with: emails and usernames share one namespace.
 * @throws users.taken naming the field
 */
export async function assertNamesAvailable(
  db: Tables,
  names: Pick<UserInput, 'email' | 'username'>,
  userId: number | null,
): Promise<void> {
  if (await isNameOfAnother(db, names.email, userId))
    throw nameTaken('email', 'Another user has this email address.');
  if (await isNameOfAnother(db, names.username, userId))
    throw nameTaken('username', 'Another user has this username.');
}

function nameTaken(field: string, message: string) {
  return failUser('users.taken', { message, fields: { [field]: [message] } });
}

/** Derives a username from an email: `anna` for anna@example.org, `anna2` if that is taken. */
export async function availableUsername(db: Tables, email: string): Promise<string> {
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase().slice(0, 90);
  let free = name;
  for (let number = 2; await isNameOfAnother(db, free, null); number += 1) free = `${name}${number}`;
  return free;
}
