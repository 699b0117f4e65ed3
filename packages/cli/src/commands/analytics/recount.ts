import type { RecountPreview } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { confirm, yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

const kindOf = (name: string | null) => name ?? 'robots, not counted';

/** Shows the difference that a recount makes, asks, and waits for its end. */
async function recount(context: CommandContext, given: OptionsOf<typeof yesOption>): Promise<void> {
  const { client } = await openSession(context, given);
  const found = await client.analytics.recountPreview();
  if (found.changes.length === 0) {
    return printOutcome(
      context,
      given,
      found,
      `Nothing to recount: the list of ${found.list.date} counts all requests as they are.`,
    );
  }
  if (!given.json) printChanges(context, found);
  const question = () =>
    `Recount since ${found.kept_from}? Downloads change from ${found.downloads} to ${found.downloads_after}.`;
  if (!(await confirm(context, given, question))) return;
  await client.analytics.recount();
  const done = await followJob(client, context.signal, {
    events: [],
    read: () => client.analytics.recountPreview(),
    resultOf: (state) => (state.last?.status === 'running' ? null : state),
  });
  if (done.last?.status === 'failed')
    throw new CliError('failure', 'The recount failed. Run the command again to continue it.');
  printOutcome(
    context,
    given,
    done,
    `The days since ${done.kept_from} are recounted: ${done.downloads} downloads.`,
  );
}

function printChanges({ terminal }: CommandContext, { changes }: RecountPreview): void {
  const rows = changes.map(({ from, to, downloads, agent }) => [
    String(downloads),
    kindOf(from),
    kindOf(to),
    agent,
  ]);
  terminal.out(table(['DOWNLOADS', 'COUNTED AS', 'NOW', 'USER AGENT'], rows));
}

export const recountFigures = defineCommand({ options: yesOption, run: recount });
