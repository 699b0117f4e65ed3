import { columnsOf } from '../../generic/columns.ts';
import type { AsRunForm } from '../as-run-form.ts';
import { dayOf, linesOf, timeOfDay } from '../as-run-times.ts';

const row = /^(\d\d)-(\d\d)-(\d\d),(\d\d:\d\d):\d\d,/;
/** Characters of the title in the field that it shares with the artist, and of the space between them. */
const [titleWidth, gap] = [23, 2];

/**
 * Results reconciliation, lib/export_resultsrecon.cpp of ElvishArtisan/rivendell: the writer prints the day of the month in place of the
 * seconds, so that only the minute is known.
 */
export const resultsRecon: AsRunForm = {
  name: 'Results reconciliation',
  precision_ms: 60_000,
  matches: (text) => row.test(text),
  read: (text) =>
    linesOf(text).flatMap((line) => {
      const [, year, month, day, minute = ''] = row.exec(line) ?? [];
      const [, , , cart, , names = '', played, ,] = columnsOf(line, ',')[0] ?? [];
      const time_ms = timeOfDay(minute);
      if (time_ms === null) return [];
      const [title, artist] = [names.slice(0, titleWidth), names.slice(titleWidth + gap)];
      return [
        { day_ms: dayOf(Number(year), Number(month), Number(day)), time_ms, cart, title, artist, played },
      ];
    }),
};
