import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  to: z.string().optional().meta({ value: '<email>', description: 'the address; yours by default' }),
});

async function send(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const sent = await client.settings.sendTestMail(given.to === undefined ? {} : { to: given.to });
  if (given.json) printJson(context, sent);
  else context.terminal.out(`${sent.server} has accepted a mail to ${sent.to} from ${sent.from}.\n`);
}

/** Sends a test mail, and prints which server has accepted it. */
export const testMail = defineCommand({ options, run: send });
