import { z } from 'zod';
import { playoutFates } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber, wholeNumber } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';
import { journalLines } from './journal-lines.ts';

const options = rangeOptions.extend({
  input: wholeNumber.optional().meta({ value: '<id>', description: 'only messages of this input' }),
  fate: z
    .enum(playoutFates)
    .optional()
    .meta({ value: '<fate>', description: 'only messages with an element of this fate' }),
  faults: z.boolean().optional().meta({ description: 'only messages with a fault' }),
  before: wholeNumber.optional().meta({ value: '<id>', description: 'only messages before this one' }),
  limit: positiveNumber
    .optional()
    .meta({ value: '<n>', description: 'at most this many messages, up to 500 (default: 100)' }),
});

async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { input, fate, faults, before, limit } = given;
  const { client } = await openSession(context, given);
  const range = readRange(await stationTime(client), given);
  const entries = await client.playout.journal({
    ...range,
    input,
    fate,
    before,
    limit,
    only_faults: faults,
  });
  if (given.json) printJson(context, entries);
  else if (entries.length === 0) context.terminal.err('No messages.\n');
  else context.terminal.out(`${entries.flatMap(journalLines).join('\n')}\n`);
}

export const listJournal = defineCommand({ options, run: list });
