import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { readRange } from '../../core/time-range.ts';
import { listOptions, printStretches, type Stretch } from './print-stretches.ts';

type Options = OptionsOf<typeof listOptions>;
type LoggerList = 'gaps' | 'silences' | 'fallbacks';

/** Prints the stretches of a list of the log: `none` if there are none. */
function listing(list: LoggerList, none: string) {
  return async (context: CommandContext, given: Options): Promise<void> => {
    const { client } = await openSession(context, given);
    const time = await stationTime(client);
    const { start, end } = readRange(time, given);
    const found: readonly (Stretch & { readonly open?: boolean })[] = await client.logger[list](start, end);
    printStretches(context, given, time, found, {
      head: ['START', 'END', 'SECONDS'],
      row: (one) => [
        time.minute(one.start),
        one.open ? 'now' : time.minute(one.end),
        String(one.end - one.start),
      ],
      none,
      stretchOf: (one) => one,
      columns: list === 'gaps' ? ['seconds', 'open'] : ['seconds'],
      cells: (one) => ({ seconds: one.end - one.start, open: one.open }),
    });
  };
}

export const listGaps = defineCommand({ options: listOptions, run: listing('gaps', 'No gaps.') });
export const listSilences = defineCommand({ options: listOptions, run: listing('silences', 'No silences.') });
export const listFallbacks = defineCommand({
  options: listOptions,
  run: listing('fallbacks', 'Nothing from the fallback address.'),
});
