import { z } from 'zod';
import { isHttpError } from '@postkit/sdk';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idsArgument } from '../../core/id-arguments.ts';
import { minuteOf, printJson, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { passwordOptions, withPasswordSession } from '../sessions/sign-in.ts';

const createOptions = z.object({
  ...passwordOptions.shape,
  mayDelegate: z
    .boolean()
    .optional()
    .meta({ description: 'it may sign in past a second factor, and create keys that end with it' }),
});

/** Prints the keys of the user without their secrets. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, (await client.apiKeys.list()).objects, {
    head: ['ID', 'KEY', 'CREATED (UTC)', 'LAST USED (UTC)', 'SESSIONS', 'CREATED BY', 'NAME'],
    row: ({ id, prefix, created_at, last_used_at, sessions, created_by, name }) => [
      String(id),
      `${prefix}…`,
      minuteOf(created_at),
      minuteOf(last_used_at),
      String(sessions),
      created_by === null ? '' : `key ${created_by}`,
      name,
    ],
    none: 'No API keys.',
  });
}

/** Creates a key with the stored one if that may, else in a session of its own, for which the user types the password. */
async function create(
  context: CommandContext,
  options: OptionsOf<typeof createOptions>,
  name: string,
): Promise<void> {
  const session = await openSession(context, options);
  const choice = { mayDelegate: options.mayDelegate ?? false };
  const key = await session.client.apiKeys.create(name, choice).catch(async (error: unknown) => {
    if (!isHttpError(error, 403)) throw error;
    return withPasswordSession(context, options, session.profile, async ({ client }) =>
      client.apiKeys.create(name, choice),
    );
  });
  if (options.json) return printJson(context, key);
  context.terminal.out(`${key.api_key}\n`);
  context.terminal.err(
    `API key ${key.id} of ${key.username} is created. Store it now; it is never shown again.\n`,
  );
}

async function revoke(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'Scripts that use it stop working, and what it began ends.';
  await deleteEach(context, given, ids, {
    noun: 'API key',
    consequence,
    done: 'revoked',
    run: (id) => client.apiKeys.revoke(id),
  });
}

export const listKeys = defineCommand({ run: list });
export const createKey = defineCommand({
  argument: z.string().meta({ name: 'name', description: 'what the key is for' }),
  options: createOptions,
  run: create,
});
export const revokeKeys = defineCommand({
  argument: idsArgument('api-keys list'),
  options: yesOption,
  run: revoke,
});
