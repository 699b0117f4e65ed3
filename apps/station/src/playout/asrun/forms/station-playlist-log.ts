import { columnsOf } from '../../generic/columns.ts';
import type { ItemType } from '../../playout-message.ts';
import type { AsRunForm } from '../as-run-form.ts';
import { dayOf, timeOfDay } from '../as-run-times.ts';

/** Types by the code of a row: 5 and 8 are other elements, which the category names. */
const typeByCode: Readonly<Record<string, ItemType>> = {
  0: 'song',
  1: 'jingle',
  3: 'programme',
  5: 'unknown',
  8: 'unknown',
};
const reasons: Readonly<Record<string, string>> = { 7: 'The track was skipped.', 9: 'The track failed.' };
const row = /^"?(\d{4})-(\d\d)-(\d\d)"?,"?\d\d?:\d\d:\d\d"?,[^,]*,"?\d"?,/;

/** Log of StationPlaylist Studio as CSV, as the public converter `Spl2Sml` reads it. Skipped tracks are no events. */
export const stationPlaylistLog: AsRunForm = {
  name: 'StationPlaylist log',
  matches: (text) => row.test(text),
  read: (text) =>
    columnsOf(text, ',').flatMap(([date = '', time = '', , code = '', title, artist, played, category]) => {
      const [year, month, day] = date.split('-').map(Number);
      const day_ms = dayOf(year ?? 0, month ?? 0, day ?? 0);
      const time_ms = timeOfDay(time);
      if (day_ms === null || time_ms === null) return [];
      const reason = reasons[code];
      return [
        {
          day_ms,
          time_ms,
          title,
          artist,
          played,
          category,
          type: typeByCode[code] ?? 'unknown',
          ...(reason && { kind: 'none' as const, reason }),
        },
      ];
    }),
};
