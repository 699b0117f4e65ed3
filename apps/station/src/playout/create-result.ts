import { isPlaceholder, plainValue, type RawValue } from './clean-value.ts';
import { typeOfCategory, typeOfWords } from './item-types.ts';
import type {
  FindingLevel,
  ItemType,
  MessageKind,
  PlayoutFinding,
  PlayoutMessage,
  ReadResult,
} from './playout-message.ts';
import { type LengthUnit, readLength } from './read-length.ts';
import type { ReaderContext } from './reader-options.ts';
import { type ReadMoment, readMoment } from './times/read-moment.ts';

/** The values of an element as its document has them. */
export interface RawItem {
  readonly kind: MessageKind;
  readonly reason?: string;
  /** A time as text or number, or a moment that the reader found itself. Absent and empty: the arrival. */
  readonly start?: RawValue | ReadMoment;
  readonly end?: RawValue | ReadMoment;
  readonly planned?: RawValue;
  readonly played?: RawValue;
  /** The unit of both lengths if they are plain numbers. */
  readonly unit?: LengthUnit;
  readonly title?: RawValue;
  readonly artist?: RawValue;
  readonly album?: RawValue;
  readonly cart?: RawValue;
  readonly second_id?: RawValue;
  readonly playback_id?: RawValue;
  readonly category?: RawValue;
  /** The system's word for the type. */
  readonly typeWord?: RawValue;
  /** The type, if the reader knows it. */
  readonly type?: ItemType | 'overlay';
  /** The type if neither word nor category say one. */
  readonly usualType?: ItemType;
  readonly isrc?: RawValue;
  readonly label?: RawValue;
  readonly channel?: RawValue;
  readonly isOnAir?: boolean;
  readonly isSnapshot?: boolean;
  readonly isHistory?: boolean;
  readonly fields?: Readonly<Record<string, RawValue>>;
}

/** Collects the messages and findings of one document. */
export interface ResultBuilder {
  add(item: RawItem): void;
  note(level: FindingLevel, text: string): void;
  result(encoding: string): ReadResult;
}

const overlayReason = 'A sweeper or voice-over plays over its neighbour: no event.';
const macroReason = 'A macro makes no sound: no event.';

export function createResult(context: ReaderContext): ResultBuilder {
  const messages: PlayoutMessage[] = [];
  const findings: PlayoutFinding[] = [];

  function note(level: FindingLevel, text: string): void {
    if (!findings.some((known) => known.text === text)) findings.push({ level, text });
  }

  function textOf(value: RawValue): string {
    const text = plainValue(value);
    if (!isPlaceholder(text)) return text;
    note('repaired', `The placeholder “${text}” was not replaced: it was read as empty.`);
    return '';
  }

  function lengthOf(value: RawValue, unit: LengthUnit): number | null {
    const text = textOf(typeof value === 'boolean' ? null : value);
    const ms = readLength(text, unit);
    if (ms === null) note('guessed', `“${text}” is no length: the length is unknown.`);
    return ms ?? null;
  }

  function momentOf(value: RawItem['start']): number | null {
    if (typeof value === 'object' && value !== null) {
      if (value.assumption !== '') note('guessed', value.assumption);
      return value.ms;
    }
    const text = textOf(value);
    const moment = readMoment(text, {
      arrived_ms: context.arrived_ms,
      timezone: context.timezone,
      dateOrder: context.options.dateOrder,
    });
    if (moment === null) note('guessed', `“${text}” is no time: the time of arrival counts.`);
    if (moment?.assumption) note('guessed', moment.assumption);
    return moment?.ms ?? null;
  }

  function typeOf(item: RawItem, texts: Texts): Typed {
    const { types, cartTypes, ownNames } = context.options;
    const word = textOf(item.typeWord);
    const ruled = lookUp(types, texts.category) ?? lookUp(types, word);
    if (ruled) return { type: ruled, isGuessed: false };
    const said = item.type ?? typeOfWords(word);
    if (said) return { type: said, isGuessed: false };
    const isOwnName = ownNames.some((name) => name.trim().toLowerCase() === texts.artist.toLowerCase());
    if (isOwnName && texts.artist !== '') return { type: 'talk', isGuessed: false };
    const concluded =
      typeOfCategory(texts.category, texts.artist !== '') ??
      typeOfCart(cartTypes, texts.cart) ??
      item.usualType;
    if (concluded) return { type: concluded, isGuessed: true };
    return { type: texts.artist !== '' && texts.title !== '' ? 'song' : 'unknown', isGuessed: true };
  }

  function add(item: RawItem): void {
    const unit = item.unit ?? context.options.lengthUnit;
    const texts = {
      category: textOf(item.category),
      artist: textOf(item.artist),
      title: textOf(item.title),
      cart: textOf(item.cart),
    };
    const { type, isGuessed } = typeOf(item, texts);
    const stated = momentOf(item.start);
    const planned_ms = lengthOf(item.planned, unit);
    const reason = item.kind === 'start' ? silentReason(type) : (item.reason ?? '');
    const fields = Object.entries(item.fields ?? {})
      .map(([name, value]) => [name, textOf(value)] as const)
      .filter(([, value]) => value !== '');
    const message: PlayoutMessage = {
      ...texts,
      kind: reason === '' ? item.kind : 'none',
      reason,
      started_at_ms: stated ?? (item.kind === 'start' ? context.arrived_ms : null),
      isStartStated: stated !== null,
      ended_at_ms: momentOf(item.end),
      planned_ms,
      played_ms: lengthOf(item.played, unit),
      album: textOf(item.album),
      second_id: textOf(item.second_id),
      playback_id: textOf(item.playback_id),
      type: type === 'overlay' ? 'jingle' : type,
      isTypeGuessed: isGuessed,
      isrc: isrcOf(textOf(item.isrc)),
      label: textOf(item.label),
      channel: textOf(item.channel),
      isOnAir: item.isOnAir ?? true,
      isSnapshot: item.isSnapshot ?? false,
      isHistory: item.isHistory ?? false,
      fields: Object.fromEntries(fields),
    };
    messages.push(message);
    noteStaleness(message);
  }

  function noteStaleness({
    kind,
    isStartStated,
    isHistory,
    started_at_ms,
    planned_ms,
  }: PlayoutMessage): void {
    if (kind !== 'start' || !isStartStated || isHistory || started_at_ms === null) return;
    const age_ms = context.arrived_ms - started_at_ms;
    const limit_ms = context.options.staleAfter_ms;
    if (age_ms > limit_ms + (planned_ms ?? 0) || -age_ms > limit_ms)
      note(
        'stale',
        `The start ${new Date(started_at_ms).toISOString()} is too far from the arrival ${new Date(context.arrived_ms).toISOString()}.`,
      );
  }

  return { add, note, result: (encoding) => ({ messages, findings, encoding }) };
}

interface Texts {
  readonly category: string;
  readonly artist: string;
  readonly title: string;
  readonly cart: string;
}

interface Typed {
  readonly type: ItemType | 'overlay';
  readonly isGuessed: boolean;
}

function silentReason(type: ItemType | 'overlay'): string {
  if (type === 'overlay') return overlayReason;
  return type === 'macro' ? macroReason : '';
}

function lookUp(types: Readonly<Record<string, ItemType>>, name: string): ItemType | undefined {
  if (name === '') return undefined;
  const key = name.toLowerCase();
  return Object.entries(types).find(([known]) => known.trim().toLowerCase() === key)?.[1];
}

/** An ISRC without hyphens and spaces, or the text as it is. */
function isrcOf(text: string): string {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{2}[A-Z\d]{3}\d{7}$/.test(plain) ? plain : text;
}

/** The type of the range of numbers that a cart is in. */
function typeOfCart(cartTypes: Readonly<Record<string, ItemType>>, cart: string): ItemType | undefined {
  if (!/^\d+$/.test(cart)) return undefined;
  return Object.entries(cartTypes).find(([range]) => {
    const [, from, to] = /^\s*(\d+)\s*[-–]\s*(\d+)\s*$/.exec(range) ?? [];
    return from !== undefined && Number(cart) >= Number(from) && Number(cart) <= Number(to);
  })?.[1];
}
