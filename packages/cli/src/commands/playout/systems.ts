import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, await client.playout.systems(), {
    head: ['ID', 'BY', 'FORM', 'NAME'],
    row: ({ id, name, transports, is_seen }) => [
      id,
      transports.join(', '),
      is_seen ? 'seen' : 'untried',
      name,
    ],
    none: 'No systems.',
  });
}

export const listSystems = defineCommand({ run: list });
