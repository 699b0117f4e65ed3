import type { PlayoutForm } from '@postkit/sdk/schema';
import type { RawItem, ResultBuilder } from '../create-result.ts';
import type { PlayoutDocument } from '../documents/create-document.ts';
import type { LengthUnit } from '../read-length.ts';
import type { ReaderContext } from '../reader-options.ts';
import { addStopped } from '../readers/add-stopped.ts';
import { kindOfWord } from '../readers/named-values.ts';
import type { PlayoutReader } from '../readers/reader.ts';
import { applyTimeFormat } from '../times/apply-time-format.ts';
import { readMidnightMs } from '../times/read-moment.ts';
import { columnsOf } from './columns.ts';
import { jsonItems, valueAtJson } from './json-path.ts';
import { matchesOf } from './match-pattern.ts';
import { valueAtXml, xmlItems } from './xml-path.ts';

const textFields = [
  'title',
  'artist',
  'album',
  'cart',
  'second_id',
  'playback_id',
  'category',
  'isrc',
  'label',
  'channel',
] as const;

/** A field of a message that an engineer can find in a sample. `event` says start, stop or next; `type` is the system's word. */
export type GenericField = keyof PlayoutForm['fields'];

/** The form of a system that has no preset, as an engineer describes it. */
export interface GenericSetting {
  /** `columns` are separated, `pattern` has named groups, and `form` are the values of a query or body. */
  readonly form: 'xml' | 'json' | 'form' | 'columns' | 'pattern';
  /** The path of the elements in a document that has several; empty for one. */
  readonly items?: string;
  /** The place of each field: a path such as `now.song.title` or `Event/@id`, a column from 1, or the name of a group or value. */
  readonly fields: Readonly<Partial<Record<GenericField, string>>>;
  /** Further values of the message by the names that they shall have. */
  readonly others?: Readonly<Record<string, string>>;
  readonly separator?: string;
  /** A regular expression with named groups, matched against each line. */
  readonly pattern?: string;
  readonly lengthUnit?: LengthUnit;
  /** `midnight`: milliseconds since local midnight. */
  readonly timeForm?: 'text' | 'midnight';
  /** The format of times that are not read by themselves, such as `dd.MM.yy HH:mm:ss`. */
  readonly timeFormat?: string;
  /** Words of the event field by their meaning, beyond the usual ones. */
  readonly startWords?: readonly string[];
  readonly stopWords?: readonly string[];
  readonly nextWords?: readonly string[];
}

/** Returns the value at a place of the setting; undefined for none. */
export type ValueAt = (place: string) => string | undefined;

/** A reader for the form that a setting describes. Faults of the setting are findings of each message. */
export function createGenericReader(setting: GenericSetting): PlayoutReader {
  return (document, builder, context) => {
    const items = valuesOf(setting, document, builder);
    if (items === null) return;
    if (items.length === 0)
      builder.note('unreadable', 'The message has no element at the places of the setting.');
    for (const valueAt of items) addItem(setting, valueAt, builder, context);
  };
}

function valuesOf(
  setting: GenericSetting,
  document: PlayoutDocument,
  builder: ResultBuilder,
): readonly ValueAt[] | null {
  const { form, items = '', pattern = '', separator = ';' } = setting;
  if (form === 'json')
    return (
      jsonItems(document.text(), items, builder)?.map((item) => (place) => valueAtJson(item, place)) ?? null
    );
  if (form === 'xml')
    return (
      xmlItems(document.text(), items, builder)?.map((item) => (place) => valueAtXml(item, place)) ?? null
    );
  if (form === 'pattern')
    return matchesOf(document.text(), pattern, builder)?.map((groups) => (name) => groups[name]) ?? null;
  if (form === 'columns')
    return columnsOf(document.text(), separator).map((row) => (place) => row[Number(place) - 1]);
  const values = document.form(Object.values(setting.fields).map((name) => name.toLowerCase()));
  return values.size > 0 ? [(name) => values.get(name.toLowerCase())] : [];
}

function addItem(
  setting: GenericSetting,
  valueAt: ValueAt,
  builder: ResultBuilder,
  context: ReaderContext,
): void {
  const of = (field: GenericField) => {
    const place = setting.fields[field];
    return place === undefined || place === '' ? undefined : valueAt(place)?.trim();
  };
  const texts = Object.fromEntries(textFields.map((field) => [field, of(field)]));
  const word = of('event');
  const kind = word === undefined || word === '' ? 'start' : kindOf(setting, word);
  if (kind === undefined) {
    builder.add({
      ...texts,
      kind: 'none',
      reason: `The event word “${word}” is not known: add it to the setting.`,
    });
    return;
  }
  if (kind === 'start' && !texts['title'] && !texts['cart'] && !texts['artist'] && !texts['playback_id']) {
    builder.note('guessed', 'The message has no title, artist or cart: nothing plays.');
    return builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' } });
  }
  const time = (text: string | undefined) => timeOf(setting, text, builder, context);
  const item: RawItem = {
    ...texts,
    kind,
    ...(kind === 'none' && { reason: `The system says “${word}”: the element is not on air.` }),
    start: time(of('start')),
    end: time(of('end')),
    planned: of('planned'),
    played: of('played'),
    unit: setting.lengthUnit ?? context.options.lengthUnit,
    typeWord: of('type'),
    fields: Object.fromEntries(
      Object.entries(setting.others ?? {}).map(([name, place]) => [name, valueAt(place)]),
    ),
  };
  addStopped(item, builder, context);
}

function timeOf(
  { timeForm, timeFormat = '' }: GenericSetting,
  text: string | undefined,
  { note }: ResultBuilder,
  context: ReaderContext,
): RawItem['start'] {
  if (text === undefined || text === '') return undefined;
  if (timeForm === 'midnight')
    return readMidnightMs(text, { ...context, dateOrder: context.options.dateOrder }) ?? undefined;
  if (timeFormat === '') return text;
  const written = applyTimeFormat(text, timeFormat);
  if (written === null)
    note('guessed', `“${text}” does not have the format ${timeFormat}: the time of arrival counts.`);
  return written;
}

function kindOf({ startWords = [], stopWords = [], nextWords = [] }: GenericSetting, word: string) {
  const is = (words: readonly string[]) => words.some((known) => known.toLowerCase() === word.toLowerCase());
  if (is(startWords)) return 'start';
  if (is(stopWords)) return 'stop';
  return is(nextWords) ? 'next' : kindOfWord(word);
}
