import { nameKey } from './name-key.ts';
import { zoneNamed } from './zone-names.ts';

/** The names of months and weekdays in a language, or in several. */
export interface CalendarNames {
  /** The numbers of the months, 1 to 12, by each of their names. */
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlySet<string>;
}

/** Languages of public feeds. An earlier one wins where two have the same name for different months, as `listopad`. */
const languages =
  'en de fr es pt pt-PT it nl sv nb nn da fi pl cs ru uk tr el hu ro ca is et lv lt sk sl bg be sr sr-Latn bs mk sq gl eu ga cy mt br fy lb fo id ms vi fil sw af zu he ar-EG ar-SY ar-DZ hi bn mr ta te gu pa kn ml th ka hy az kk uz mn ne si km lo my hr'.split(
    ' ',
  );
/** Short forms that the data of Intl lacks, or had in earlier versions. */
const further: readonly (readonly [month: number, names: string])[] = [
  [1, 'jan jän jaen jänner jaenner gen ene janv ian sty led січ янв ян ιανουάριος'],
  [2, 'feb feber peb fév febr fevr fev lut úno лют фев φεβρουάριος'],
  [3, 'mar mär mrz maerz mrt mars mrc bře бер мар μάρτιος'],
  [4, 'apr avr abr ápr kwi dub кві апр απρίλιος'],
  [5, 'may mai maj mei mag maio maig máj kvě тра май мая μάιος'],
  [6, 'jun juin juni giu cze čvn čen чер июн haz ιούνιος'],
  [7, 'jul juil juli lug lip čvc čec лип июл tem ιούλιος'],
  [8, 'aug août agu agt ago ag aoû sie srp сер авг ağu αύγουστος'],
  [9, 'sep sept set szept wrz zář вер сен сент eyl σεπτέμβριος'],
  [10, 'oct okt out ott ekm eki paź říj жов окт οκτώβριος'],
  [11, 'nov noe noi lis листоп ноя нояб kas νοέμβριος'],
  [12, 'dec dez dic des déc gru pro гру дек ara δεκέμβριος'],
];
const shortestBeginning = 3;
const largestDay = 7;

const known = new Map<string, CalendarNames>();

function namesIn(language: string): CalendarNames {
  let names = known.get(language);
  if (!names) known.set(language, (names = readNames(language)));
  return names;
}

function readNames(language: string): CalendarNames {
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  const options = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  for (const form of ['long', 'short'] as const) {
    // A month has another form beside a day in many languages: `październik`, `5 października`. Beside a year, Node 24 ends the
    // process for the short months of some languages.
    for (const beside of [{}, { day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, month: form, ...beside });
      for (let month = 1; month <= 12; month += 1)
        add(months, partOf(format, Date.UTC(2024, month - 1, 1), 'month'), month);
    }
    const format = new Intl.DateTimeFormat(language, { ...options, weekday: form });
    for (let day = 1; day <= largestDay; day += 1)
      weekdays.add(nameKey(partOf(format, Date.UTC(2024, 0, day), 'weekday')));
  }
  return { months, weekdays };
}

function partOf(format: Intl.DateTimeFormat, time: number, type: 'month' | 'weekday'): string {
  return format.formatToParts(time).find((part) => part.type === type)?.value ?? '';
}

/** Names with digits are left out: they are numbers. */
function add(months: Map<string, number>, name: string, month: number): void {
  const key = nameKey(name);
  if (/^[^\d]+$/.test(key) && !months.has(key)) months.set(key, month);
}

/** The names in all languages, and the beginnings of names; null for a beginning that several months have. */
interface AllNames extends CalendarNames {
  readonly beginnings: ReadonlyMap<string, number | null>;
}

let all: AllNames | undefined;

function namesInAll(): AllNames {
  if (all) return all;
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const language of languages) {
    const names = namesIn(language);
    for (const [name, month] of names.months) add(months, name, month);
    for (const name of names.weekdays) weekdays.add(name);
  }
  for (const [month, names] of further) for (const name of names.split(' ')) add(months, name, month);
  const beginnings = new Map<string, number | null>();
  for (const [name, month] of months) {
    for (let length = shortestBeginning; length < name.length; length += 1) {
      const beginning = name.slice(0, length);
      beginnings.set(
        beginning,
        (beginnings.get(beginning) ?? month) === month && beginnings.get(beginning) !== null ? month : null,
      );
    }
  }
  all = { months, weekdays, beginnings };
  return all;
}

/**
 * The number of a month, 1 to 12, by its name in any language of public feeds, or by a beginning that only one month has;
 * null for any other word.
 * @param language of the feed, whose names win, as BCP 47; empty if it is unknown
 */
export function monthNamed(word: string, language: string): number | null {
  const key = nameKey(word);
  const own = languages.find((one) => one === language.toLowerCase().split(/[-_]/)[0]);
  const exact =
    (own === undefined ? undefined : namesIn(own).months.get(key)) ??
    namesIn('en').months.get(key) ??
    namesInAll().months.get(key);
  if (exact !== undefined) return exact;
  // Hebrew writes “in” before the month as a letter of the same word.
  if (key.startsWith('ב')) return namesInAll().months.get(key.slice(1)) ?? null;
  // `MEZ` is a time zone, and the beginning of June in Breton.
  return zoneNamed(word) ? null : (namesInAll().beginnings.get(key) ?? null);
}

/** Whether a word is the name of a weekday in any of these languages. */
export function isWeekday(word: string): boolean {
  return namesInAll().weekdays.has(nameKey(word));
}
