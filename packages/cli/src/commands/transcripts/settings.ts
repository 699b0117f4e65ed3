import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  automatic: z
    .enum(['on', 'off'])
    .optional()
    .meta({ value: '<on|off>', description: 'transcribe the events of new episodes by the speech service' }),
});

async function run(context: CommandContext, given: OptionsOf<typeof options>, showId: number): Promise<void> {
  const { client } = await openSession(context, given);
  const settings = await (given.automatic
    ? client.transcripts.setSettings(showId, { automatic: given.automatic === 'on' })
    : client.transcripts.settings(showId));
  if (given.json) return printJson(context, settings);
  context.terminal.out(`New episodes are ${settings.automatic ? 'transcribed' : 'not transcribed'}.\n`);
  if (settings.automatic && !settings.can_transcribe)
    context.terminal.err('This installation has no speech service.\n');
}

export const transcriptSettings = defineCommand({ argument: idArgument('shows list'), options, run });
