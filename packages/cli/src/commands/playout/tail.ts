import { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber, wholeNumber } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { journalLines } from './journal-lines.ts';

const options = z.object({
  input: wholeNumber.optional().meta({ value: '<id>', description: 'only messages of this input' }),
  limit: positiveNumber.optional().meta({ value: '<n>', description: 'end after this many messages' }),
});

/** Messages in one response at most. */
const page = 500;
/** Seconds before the start of the command in which a message may have arrived that is read after it. */
const margin_s = 300;

/** Prints each new message of the journal as it is read, until Ctrl+C. */
async function tail(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { terminal, signal } = context;
  const { client } = await openSession(context, given);
  // The settings name the host of the channel and the session.
  await client.settings.get();
  const start = Math.floor(Date.now() / 1000) - margin_s;
  let last = (await newest(client, given.input, start, 1))[0]?.id ?? 0;
  let left = given.limit ?? Infinity;
  let turn: Promise<void> = Promise.resolve();

  async function printNew(): Promise<void> {
    const found = await newest(client, given.input, start, page);
    // A message that waits to be read has its own event afterwards.
    const read = found.filter(({ id, is_read }) => id > last && is_read).toReversed();
    for (const entry of read.slice(0, left)) {
      if (given.json) printJson(context, entry);
      else terminal.out(`${journalLines(entry).join('\n')}\n`);
      last = entry.id;
      left -= 1;
    }
  }

  await new Promise<void>((resolve, reject) => {
    const look = () => {
      turn = turn.then(printNew).then(() => {
        if (left <= 0) resolve();
      }, reject);
    };
    signal?.addEventListener('abort', () => resolve());
    client.live.on('playout_changed', look);
    client.live.on('reset', look);
    client.live.onState((state) => {
      if (state === 'waiting') terminal.err('The connection is lost. Connecting again …\n');
      if (state === 'open') terminal.err('Listening. Press Ctrl+C to end.\n');
    });
    client.live.open();
  }).finally(() => client.live.close());
}

/** The newest messages, the newest first. */
function newest(client: PostKitClient, input: number | undefined, start: number, limit: number) {
  const end = Math.floor(Date.now() / 1000) + margin_s;
  return client.playout.journal({ start, end, input, limit });
}

export const tailJournal = defineCommand({ options, run: tail });
