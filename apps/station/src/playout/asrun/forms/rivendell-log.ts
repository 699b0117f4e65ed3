import type { AsRunForm } from '../as-run-form.ts';
import { dayOf, linesOf, timeOfDay } from '../as-run-times.ts';

/**
 * Text log of Rivendell, lib/export_textlog.cpp of ElvishArtisan/rivendell: the date is in the first line, columns are below dashes.
 * Titles end after 23 characters; rows of macros have the cut `rml`.
 */
export const rivendellLog: AsRunForm = {
  name: 'Rivendell text log',
  matches: (text) => /^-+Time-+\s+-+Cart-/m.test(text),
  read(text) {
    const lines = linesOf(text);
    const head = lines.findIndex((line) => /^-+Time-+\s+-+Cart-/.test(line));
    const [, month, day, year] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(lines.slice(0, head).join('\n')) ?? [];
    const day_ms = dayOf(Number(year), Number(month), Number(day));
    if (day_ms === null) return 'The file does not say its date in the first line.';
    const columns = [...(lines[head] ?? '').matchAll(/\S+/g)].map(
      ({ 0: name, index }) => [index, index + name.length] as const,
    );
    return lines.slice(head + 1).flatMap((line) => {
      const [time = '', cart, cut, title, played, planned] = columns.map(([from, to]) =>
        line.slice(from, to).trim(),
      );
      const time_ms = timeOfDay(time);
      if (time_ms === null) return [];
      return [
        { day_ms, time_ms, cart, title, played, planned, ...(cut === 'rml' && { type: 'macro' as const }) },
      ];
    });
  },
};
