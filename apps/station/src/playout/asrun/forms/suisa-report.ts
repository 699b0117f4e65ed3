import { columnsOf } from '../../generic/columns.ts';
import type { AsRunForm } from '../as-run-form.ts';
import { dayOf, timeOfDay } from '../as-run-times.ts';

/**
 * Broadcast report of SUISA, as radiorabe/suisa_sendemeldung writes it: German headers, dates as `YYYYMMDD`. Spreadsheets save it with
 * semicolons.
 */
export const suisaReport: AsRunForm = {
  name: 'SUISA broadcast report',
  content: 'songs',
  matches: (text) => /^[^\n]*Sendedatum[^\n]*Sendezeit/.test(text),
  read(text) {
    const [names = [], ...rows] = columnsOf(text, /^[^\n]*;/.test(text) ? ';' : ',');
    return rows.flatMap((cells) => {
      const of = (name: string) =>
        cells[names.findIndex((known) => known.trim().startsWith(name))]?.trim() ?? '';
      const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(of('Sendedatum')) ?? [];
      const day_ms = dayOf(Number(year), Number(month), Number(day));
      const time_ms = timeOfDay(of('Sendezeit'));
      if (day_ms === null || time_ms === null) return [];
      return [
        {
          day_ms,
          time_ms,
          played: of('Sendedauer'),
          title: of('Titel'),
          artist: of('Interpret'),
          album: of('Titel des Tonträgers'),
          cart: of('Identifikationsnummer'),
          isrc: of('ISRC'),
          label: of('Label'),
          channel: of('Sender'),
          type: 'song' as const,
          fields: { composer: of('Komponist') },
        },
      ];
    });
  },
};
