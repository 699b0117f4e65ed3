import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { webhookId } from './webhook-id.ts';

/** Sends a test event and prints the response. @throws CliError failure if the receiver did not accept it */
async function test(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const sent = await client.webhooks.test(id);
  const attempt = await followJob(client, context.signal, {
    events: ['webhook_changed'],
    read: async () =>
      (await client.webhooks.messages(id)).find((message) => message.id === sent.id)?.attempts[0],
    resultOf: (latest) => latest ?? null,
  });
  if (attempt.error !== '')
    throw new CliError('failure', `${attempt.error}${attempt.excerpt && ` ${attempt.excerpt}`}`);
  printOutcome(
    context,
    given,
    attempt,
    `The receiver responded ${attempt.status} after ${attempt.latency_ms} ms.`,
  );
}

export const testWebhook = defineCommand({ argument: webhookId, run: test });
