import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  reports: z
    .enum(['on', 'off'], { error: 'Pass --reports on or --reports off.' })
    .meta({ value: '<on|off>', description: 'whether players report page views and errors' }),
});

async function set(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const health = await client.embeds.setEnabled(given.reports === 'on');
  if (given.json) printJson(context, health);
  else context.terminal.err(health.enabled ? 'Players report.\n' : 'Players do not report.\n');
}

export const setEmbeds = defineCommand({ options, run: set });
