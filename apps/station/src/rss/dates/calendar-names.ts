import { nameKey } from './name-key.ts';

/** The names of months and weekdays in a language, or in several. */
export interface CalendarNames {
  /** The numbers of the months, 1 to 12, by each of their names. */
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlySet<string>;
}

/** Languages of public feeds. An earlier one wins where two have the same name for different months, as `listopad`. */
const languages =
  'en de fr es pt pt-PT it nl sv nb nn da fi pl cs ru uk tr el hu ro ca is et lv lt sk sl bg be sr sr-Latn bs mk sq gl eu ga cy mt br gd fy lb fo id ms vi fil sw af zu he ar-EG ar-SY ar-DZ hi bn mr ta te gu pa kn ml th ka hy az kk uz mn ne si km lo my hr'.split(
    ' ',
  );
/** Short forms that the data of Intl lacks, or had in earlier versions. */
const further: readonly (readonly [month: number, names: string])[] = [
  [1, 'jan jän jaen gen gener ene jano janv ian sty led січ янв'],
  [2, 'feb feber fév febr fevr fev lut úno лют фев'],
  [3, 'mar mär mrz maerz mrt mars mrc bře бер мар'],
  [4, 'apr avr abr ápr kwi dub кві апр'],
  [5, 'may mai maj mei mag maio maig máj kvě тра май мая'],
  [6, 'jun juin juni giu cze čvn чер июн haz'],
  [7, 'jul juil juli lug lip čvc лип июл tem'],
  [8, 'aug août ago ag aoû sie srp сер авг ağu'],
  [9, 'sep sept set szept wrz zář вер сен сент eyl'],
  [10, 'oct okt out ott ekm eki paź říj жов окт'],
  [11, 'nov noe noi lis листоп ноя нояб kas'],
  [12, 'dec dez dic des déc gru pro гру дек ara'],
];
const shortestPrefix = 3;
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
    // A month has another form beside a day in many languages: `październik`, `5 października`.
    for (const day of [undefined, 'numeric'] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, month: form, day });
      for (let month = 1; month <= 12; month += 1) add(months, partOf(format, Date.UTC(2024, month - 1, 1), 'month'), month);
    }
    const format = new Intl.DateTimeFormat(language, { ...options, weekday: form });
    for (let day = 1; day <= largestDay; day += 1) weekdays.add(nameKey(partOf(format, Date.UTC(2024, 0, day), 'weekday')));
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

let all: CalendarNames | undefined;

function namesInAll(): CalendarNames {
  if (all) return all;
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const language of languages) {
    const names = namesIn(language);
    for (const [name, month] of names.months) add(months, name, month);
    for (const name of names.weekdays) weekdays.add(name);
  }
  for (const [month, names] of further) for (const name of names.split(' ')) add(months, name, month);
  all = { months, weekdays };
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
    (own === undefined ? undefined : namesIn(own).months.get(key)) ?? namesIn('en').months.get(key) ?? namesInAll().months.get(key);
  if (exact !== undefined) return exact;
  // Hebrew writes “in” before the month as a letter of the same word.
  if (key.startsWith('ב')) return namesInAll().months.get(key.slice(1)) ?? null;
  if (key.length < shortestPrefix || /\d/.test(key)) return null;
  const begun = new Set([...namesInAll().months].flatMap(([name, month]) => (name.startsWith(key) ? [month] : [])));
  const [only] = begun;
  return begun.size === 1 ? (only ?? null) : null;
}

/** Whether a word is the name of a weekday in any of these languages. */
export function isWeekday(word: string): boolean {
  return namesInAll().weekdays.has(nameKey(word));
}
