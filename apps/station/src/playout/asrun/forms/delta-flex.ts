import type { AsRunForm } from '../as-run-form.ts';
import { dayOf, linesOf, timeOfDay } from '../as-run-times.ts';

const header = /^Air Log for CBSI 201\|(\d\d)\/(\d\d)\/(\d\d)\|[^|]*\|(\d+)\|/;
/** Fields of a whole row. */
const rowFields = 11;

/**
 * CBSI DeltaFlex, lib/export_deltaflex.cpp of ElvishArtisan/rivendell: times without seconds. The header has the number of rows, by which
 * a file that is cut is refused.
 */
export const deltaFlex: AsRunForm = {
  name: 'CBSI DeltaFlex',
  precision_ms: 60_000,
  matches: (text) => header.test(text),
  read(text) {
    const [, year, month, day, promised] = header.exec(text) ?? [];
    const day_ms = dayOf(Number(year), Number(month), Number(day));
    const rows = linesOf(text)
      .slice(1)
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const whole = rows.filter((cells) => cells.length >= rowFields);
    if (whole.length !== Number(promised) || whole.length !== rows.length)
      return `The file is cut: ${whole.length} of ${Number(promised)} rows are whole.`;
    return whole.flatMap(([actual = '', , title, cart, second_id, played, planned, , category]) => {
      const time_ms = timeOfDay(actual);
      return time_ms === null ? [] : [{ day_ms, time_ms, title, cart, second_id, played, planned, category }];
    });
  },
};
