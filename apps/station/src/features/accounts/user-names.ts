import type { UserInput } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import { failUser } from './user-errors.ts';
import { isNameOfAnother } from './users.repository.ts';

/**
 * Refuses a name that would sign in, or keep from signing in, somebody else: emails and usernames are one set of names.
 * @throws users.taken at the field.
 */
export async function refuseTaken(db: Tables, names: Pick<UserInput, 'email' | 'username'>, userId: number | null): Promise<void> {
  if (await isNameOfAnother(db, names.email, userId)) throw taken('email', 'Another user has this email address.');
  if (await isNameOfAnother(db, names.username, userId)) throw taken('username', 'Another user has this username.');
}

function taken(field: string, message: string) {
  return failUser('users.taken', { message, fields: { [field]: [message] } });
}

/** A username out of an email's name: `anna` of anna@example.org, `anna2` where that is taken. */
export async function freeUsername(db: Tables, email: string): Promise<string> {
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase().slice(0, 90);
  let free = name;
  for (let number = 2; await isNameOfAnother(db, free, null); number += 1) free = `${name}${number}`;
  return free;
}
