import type { Catalogue } from '../../words/catalogue.ts';
import { relativeTimeFormat } from '../../words/intl-formats.ts';
import { timeMessages } from './time.messages.ts';
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long until a moment (both unix seconds): `in 20 hours`; `any moment` if it has come. */
export function timeUntil(moment: number, now: number, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(timeMessages);
  const seconds = moment - now;
  if (seconds <= 0) return messages.anyMoment;
  // Two days or more are days, two hours or more are hours.
  const [unit, length] =
    units.find(([name, size]) => seconds >= (name === 'minute' ? 0 : 2 * size)) ?? units[2];
  return relativeTimeFormat(catalogue.locale, { numeric: 'always' }).format(
    Math.max(1, Math.round(seconds / length)),
    unit,
  );
}
