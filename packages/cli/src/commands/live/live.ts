import { z } from 'zod';
import { type LiveEventName, liveEvents } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const names = Object.keys(liveEvents) as LiveEventName[];

const options = z.object({
  event: z
    .array(z.enum(names))
    .optional()
    .meta({ value: '<name>', description: 'only events of this name; repeat for more' }),
  limit: positiveNumber.optional().meta({ value: '<n>', description: 'end after this many events' }),
});

/** Prints live events until Ctrl+C. The channel reconnects by itself and misses none. */
async function tail(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { terminal, signal } = context;
  const { client } = await openSession(context, given);
  // The settings name the host of the channel and the session.
  await client.settings.get();
  const { live } = client;
  let left = given.limit ?? Infinity;
  await new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve());
    for (const name of given.event ?? names) {
      live.on(name, (data) => {
        if (left <= 0) return;
        if (given.json) printJson(context, { event: name, data });
        else terminal.out(`${new Date().toISOString().slice(11, 19)}  ${name}  ${JSON.stringify(data)}\n`);
        left -= 1;
        if (left <= 0) resolve();
      });
    }
    live.onState((state) => {
      if (state === 'waiting') terminal.err('The connection is lost. Connecting again …\n');
      if (state === 'open') terminal.err('Listening. Press Ctrl+C to end.\n');
    });
    live.open();
  });
  live.close();
}

export const tailEvents = defineCommand({ options, run: tail });
