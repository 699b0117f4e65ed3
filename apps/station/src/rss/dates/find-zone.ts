import { isWeekday, monthNamed } from './calendar-names.ts';
import { longestZoneName, type NamedZone, zoneNamed } from './zone-names.ts';

/** The time zone that a text names; `unknown` is a name that no table has. */
export type FoundZone =
  | { readonly name: string; readonly zone: NamedZone }
  | { readonly unknown: string }
  | null;

const largestHours = 14;
/** Words behind a time that are looked at. */
const mostWords = 12;
const offset =
  /(?<!\/\p{L}*)(?:\b(?:gmt|utc|ut|z)\s?)?([+-])(\s?)(\d{1,2})(?::?(\d{2}))?(?::\d{2})?(?![\d/])/iu;
/** Words that stand around a time. */
const fillers: ReadonlySet<string> = new Set(
  'uhr h hs hrs hora horas heure heures ore uur klo kl kello klokken o clock oclock at um à a às as alle alla the of de du del den der am on в о г год года року р r roku ročník год. m d ngày thứ tháng năm'.split(
    ' ',
  ),
);

/** @param text behind a time, or all of it but the day */
export function findZone(text: string, comments: readonly string[]): FoundZone {
  return (
    offsetIn(text) ??
    nameIn(text) ??
    (comments.map((comment) => offsetIn(comment) ?? nameIn(comment)).find((zone) => zone && 'zone' in zone) ||
      unknownIn(text))
  );
}

function offsetIn(text: string): FoundZone {
  const match = offset.exec(text);
  if (!match) return null;
  const [name, sign, space, hours = '', minutes = '0'] = match;
  // A dash before another part of the date, as in `- 5 Oct`.
  if (space !== '' && match[4] === undefined) return null;
  const size = Number(hours) + Number(minutes) / 60;
  if (size > largestHours || Number(minutes) > 59) return null;
  return { name, zone: { hours: sign === '-' ? -size : size, isAmbiguous: false } };
}

function nameIn(text: string): FoundZone {
  const words = wordsIn(text);
  for (let length = Math.min(longestZoneName, words.length); length >= 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const name = words.slice(at, at + length).join(' ');
      const zone = length === 1 && isOrdinary(name) ? null : zoneNamed(name);
      if (zone) return { name, zone };
    }
  }
  return null;
}

function unknownIn(text: string): FoundZone {
  const unknown = wordsIn(text).find(
    (word) => !isOrdinary(word) && monthNamed(word, '') === null && !isWeekday(word),
  );
  return unknown === undefined ? null : { unknown };
}

function wordsIn(text: string): string[] {
  return (text.match(/\p{L}[\p{L}\p{M}/_.'’]*(?:[-+]\d{1,2}|\d[a-z]{3}\d?)?/giu) ?? []).slice(0, mostWords);
}

function isOrdinary(word: string): boolean {
  // A capital is a zone of the military: `16:30 A`.
  return fillers.has(word.length === 1 ? word : word.toLowerCase().replace(/\.$/, ''));
}
