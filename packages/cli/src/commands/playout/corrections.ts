import type { PlayoutCorrection } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { type StationTime, stationTime } from '../../core/station-time.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';
import { countLine } from './count-line.ts';

async function list(context: CommandContext, given: OptionsOf<typeof rangeOptions>): Promise<void> {
  const { client } = await openSession(context, given);
  const time = await stationTime(client);
  const corrections = await client.playout.corrections(readRange(time, given));
  printList(context, given, corrections, {
    head: ['ID', 'STATE', 'FROM', 'TO', 'LINES', 'BY', 'NAME'],
    row: (correction) => rowOf(correction, time),
    none: 'No corrections.',
  });
}

function rowOf({ id, state, start, end, counts, made_by, name }: PlayoutCorrection, time: StationTime) {
  const by = made_by || 'the station';
  return [String(id), state, time.minute(start), time.minute(end), countLine(counts), by, name];
}

/** Lists the corrections of a range, those that wait for a user included. */
export const listCorrections = defineCommand({ options: rangeOptions, run: list });
