import type { PostKitClient } from '@postkit/sdk';
import type { User } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';

/** @throws CliError if the caller administers no user with this id */
export async function findUser(client: PostKitClient, id: number): Promise<User> {
  const found = (await client.users.list()).find((user) => user.id === id);
  if (!found) throw new CliError('notFound', `There is no user ${id}. "postkit users list" shows them.`);
  return found;
}
