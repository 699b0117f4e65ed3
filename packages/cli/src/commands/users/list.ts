import type { User } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printList, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { findUser } from './find-user.ts';

function stateOf({ disabled, invited_until }: User): string {
  if (disabled === 1) return 'disabled';
  return invited_until === null ? 'active' : 'invited';
}

function roleOf({ company_admin, admin_stations }: User): string {
  if (company_admin === 1) return 'company admin';
  return admin_stations.length > 0 ? 'admin' : 'user';
}

/** Prints the users of the stations that the caller administers. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, await client.users.list(), {
    head: ['ID', 'STATE', 'ROLE', 'USERNAME', 'EMAIL', 'NAME'],
    row: (user) => [
      String(user.id),
      stateOf(user),
      roleOf(user),
      user.username,
      user.email,
      `${user.first_name} ${user.last_name}`,
    ],
    none: 'No users.',
  });
}

/** Prints a user with all fields. */
async function show(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  printValue(context, options, await findUser(client, id));
}

export const listUsers = defineCommand({ run: list });
export const showUser = defineCommand({ argument: idArgument('users list'), run: show });
