import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { minuteOf, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';

type Options = OptionsOf<typeof rangeOptions>;

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly open?: boolean;
}

function form(none: string) {
  const row = ({ start, end, open }: Stretch) => [minuteOf(start), open ? 'now' : minuteOf(end), String(end - start)];
  return { head: ['START (UTC)', 'END (UTC)', 'SECONDS'], row, none };
}

/** Prints the stretches that the recorder missed. */
async function gaps(context: CommandContext, given: Options): Promise<void> {
  const session = await openSession(context, given);
  const { start, end } = await readRange(session, given);
  printList(context, given, await session.client.logger.gaps(start, end), form('No gaps.'));
}

/** Prints the stretches that were recorded and hold no sound. */
async function silences(context: CommandContext, given: Options): Promise<void> {
  const session = await openSession(context, given);
  const { start, end } = await readRange(session, given);
  printList(context, given, await session.client.logger.silences(start, end), form('No silences.'));
}

export const listGaps = defineCommand({ options: rangeOptions, run: gaps });
export const listSilences = defineCommand({ options: rangeOptions, run: silences });
