import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { openSession } from '../../core/session.ts';
import { showId } from './show-id.ts';

const options = z.object({
  m3u: z.boolean().default(false).meta({ description: 'the address of a playlist instead of the audio' }),
  maxAge: positiveNumber
    .optional()
    .meta({ value: '<hours>', description: 'age from which an episode is not served' }),
  counted: z.boolean().default(false).meta({ description: 'count downloads at the address' }),
});

/** Prints the stable address of a show's newest episode. */
async function playout(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { m3u, maxAge, counted } = given;
  const { client } = await openSession(context, given);
  const age = maxAge === undefined ? {} : { maxAge };
  const address = client.shows.newestAddress(id, { format: m3u ? 'm3u' : 'mp3', isCounted: counted, ...age });
  context.terminal.out(given.json ? `${JSON.stringify({ id, address })}\n` : `${address}\n`);
}

export const playoutAddress = defineCommand({ argument: showId, options, run: playout });
