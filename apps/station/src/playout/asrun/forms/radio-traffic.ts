import type { AsRunForm } from '../as-run-form.ts';
import { linesOf, timeOfDay } from '../as-run-times.ts';

const row = /^(\d\d:\d\d:\d\d) (\d\d:\d\d:\d\d) (\d?\d:\d\d:\d\d) (\d?\d:\d\d:\d\d) +(\S+) (.{1,34}) ?(.*)$/;

/**
 * CounterPoint and RadioTraffic, lib/export_radiotraffic.cpp of ElvishArtisan/rivendell: scheduled and actual time, planned and played
 * length, cart, title (34 characters), data of the traffic system. The date is in the name of the file only.
 */
export const radioTraffic: AsRunForm = {
  name: 'CounterPoint, RadioTraffic',
  matches: (text) => linesOf(text).some((line) => row.test(line)),
  read: (text) =>
    linesOf(text).flatMap((line) => {
      const [, , actual = '', planned, played, cart, title, second_id] = row.exec(line) ?? [];
      const time_ms = timeOfDay(actual);
      return time_ms === null ? [] : [{ day_ms: null, time_ms, planned, played, cart, title, second_id }];
    }),
};
