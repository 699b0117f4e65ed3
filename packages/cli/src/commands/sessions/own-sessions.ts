import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { confirm, yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { minuteOf, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const consequence = 'The browser or program that uses it must sign in again.';

/** Prints the sessions of the user. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, (await client.sessions.list()).objects, {
    head: ['ID', 'LAST USED (UTC)', 'SIGNED IN (UTC)', 'BROWSER', 'NETWORK', 'BEGUN BY'],
    row: ({ id, seen_at, created_at, browser, network, origin, api_key }) => [
      id,
      minuteOf(seen_at),
      minuteOf(created_at),
      browser,
      network,
      api_key === null ? (origin ?? '') : `API key ${api_key}`,
    ],
    none: 'No sessions.',
  });
}

async function end(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly string[],
): Promise<void> {
  const { client } = await openSession(context, given);
  await deleteEach(context, given, ids, {
    noun: 'session',
    consequence,
    done: 'ended',
    run: (id) => client.sessions.end(id),
  });
}

async function endAll(context: CommandContext, given: OptionsOf<typeof yesOption>): Promise<void> {
  const { client } = await openSession(context, given);
  if (
    !(await confirm(context, given, () => 'End all your sessions? You must sign in again in every browser.'))
  )
    return;
  await client.sessions.endOthers();
  context.terminal.err(
    'All sessions have ended. API keys still work; "postkit api-keys revoke" revokes them.\n',
  );
}

const idsArgument = z.array(z.string()).meta({
  name: 'ids',
  list: 'sessions list',
  description: 'ids that "sessions list" shows; - reads them from standard input',
});

export const listSessions = defineCommand({ run: list });
export const endSessions = defineCommand({ argument: idsArgument, options: yesOption, run: end });
export const endAllSessions = defineCommand({ options: yesOption, run: endAll });
