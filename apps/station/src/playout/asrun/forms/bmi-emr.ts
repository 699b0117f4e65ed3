import type { AsRunForm } from '../as-run-form.ts';
import { dayOf, linesOf, timeOfDay } from '../as-run-times.ts';

const detail =
  /^FMDT.{40}.{2}.{25}.{8}(\d{4})(\d\d)(\d\d)(\d\d:\d\d:\d\d)\d{9}(.{40})(.{40})(.{40})(\d\d:\d\d:\d\d).{11}(.{12})(..)/;

/**
 * Music report (EMR) of ASCAP and BMI, lib/export_bmiemr.cpp and docs/misc/reports.txt of ElvishArtisan/rivendell: fixed columns, and a
 * trailer with the number of records, by which a file that is cut is refused.
 */
export const bmiEmr: AsRunForm = {
  name: 'ASCAP and BMI music report',
  content: 'songs',
  matches: (text) => text.startsWith('HEDR') && text.includes('FMDT'),
  read(text) {
    const lines = linesOf(text);
    const promised = Number(/^TRLR(\d+)/.exec(lines.at(-1) ?? '')?.[1] ?? Number.NaN);
    const found = lines.map((line) => detail.exec(line)).filter((row) => row !== null);
    if (promised !== lines.length || found.length !== lines.length - 2)
      return `The file is cut: ${found.length} rows are whole.`;
    return found.map(([, year, month, day, time = '', title, artist, composer, played, isrc, usage]) => ({
      day_ms: dayOf(Number(year), Number(month), Number(day)),
      time_ms: timeOfDay(time),
      title,
      artist,
      played,
      isrc,
      type: 'song' as const,
      fields: { composer, usage },
    }));
  },
};
