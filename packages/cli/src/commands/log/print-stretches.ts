import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { csv, type CsvRecord } from '../../core/csv.ts';
import type { OptionsOf } from '../../core/define-command.ts';
import { printList, type TableForm } from '../../core/print.ts';
import type { StationTime } from '../../core/station-time.ts';
import { rangeOptions } from '../../core/time-range.ts';

/** Options of a command that lists a stretch of the log. */
export const listOptions = rangeOptions.extend({
  csv: z.boolean().optional().meta({ description: 'write CSV; times have their offset from UTC' }),
});

/** Start and end in unix seconds. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Listing<Item> extends TableForm<Item> {
  readonly stretchOf: (item: Item) => Stretch;
  /** Columns of the CSV file after `start_time` and `end_time`. */
  readonly columns: readonly string[];
  readonly cells: (item: Item) => CsvRecord;
}

/** Prints stretches of the log in the time zone of the station. JSON and CSV have `start_time` and `end_time` in ISO 8601. */
export function printStretches<Item extends object>(
  context: CommandContext,
  given: OptionsOf<typeof listOptions>,
  time: StationTime,
  items: readonly Item[],
  { stretchOf, columns, cells, ...form }: Listing<Item>,
): void {
  const timesOf = (item: Item) => {
    const { start, end } = stretchOf(item);
    return { start_time: time.iso(start), end_time: time.iso(end) };
  };
  const { terminal } = context;
  if (given.csv && !given.json) {
    const records = items.map((item) => ({ ...cells(item), ...timesOf(item) }));
    return terminal.out(csv(['start_time', 'end_time', ...columns], records));
  }
  if (given.json)
    return printList(
      context,
      given,
      items.map((item) => ({ ...item, ...timesOf(item) })),
      form,
    );
  if (items.length > 0) terminal.out(`Times of ${time.zone}.\n`);
  printList(context, given, items, form);
}
