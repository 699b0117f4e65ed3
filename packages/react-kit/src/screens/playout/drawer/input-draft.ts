import type {
  PlayoutElement,
  PlayoutForm,
  PlayoutInput,
  PlayoutInputCreate,
  PlayoutOptions,
  PlayoutSystem,
  PlayoutTransport,
} from '@postkit/sdk/schema';

export type TransportType = PlayoutTransport['type'];
export type ContentType = PlayoutElement['type'];
export type FormField = keyof PlayoutForm['fields'];

/** Id of the choice of a system without a reader. */
export const otherSystem = 'other';

/** A row of a map: a word of the system, and its value. */
export interface MapRow<Value = string> {
  readonly from: string;
  readonly to: Value;
}

/** The fields of the form of an input, as they are typed. */
export interface InputDraft {
  readonly name: string;
  /** Id of a system, `other` for one without a reader, empty for none yet. */
  readonly system: string;
  readonly form: PlayoutForm;
  readonly transport: TransportType;
  readonly url: string;
  readonly every_s: number | null;
  readonly subscribe: string;
  readonly host: string;
  readonly port: number | null;
  readonly path: string;
  readonly options: PlayoutOptions;
  readonly categories: readonly MapRow[];
  /** Kinds by categories, types and ranges of carts. */
  readonly kinds: readonly MapRow<ContentType>[];
  readonly offset_s: number | null;
  readonly silent_after_minutes: number | null;
}

/** Transports that fit a system without a reader, the usual one first. */
const everyTransport: readonly TransportType[] = [
  'http-in',
  'http-poll',
  'sse',
  'websocket',
  'tcp-server',
  'tcp-client',
  'udp',
  'file',
  'stream',
];
const usualEvery_s = 5;
const usualSilence_minutes = 20;
const range = /^\s*\d+\s*[-–]\s*\d+\s*$/;

/** Whether a kind is that of a range of carts. */
const isRange = (from: string): boolean => range.test(from);

/** The transports that a system offers, the usual one first. */
export function transportsOf(
  draft: Pick<InputDraft, 'system' | 'transport'>,
  systems: readonly PlayoutSystem[],
): readonly TransportType[] {
  const offered = systems.find(({ id }) => id === draft.system)?.transports ?? everyTransport;
  return offered.includes(draft.transport) ? offered : [...offered, draft.transport];
}

/** The draft of an input, or of a new one. */
export function draftOf(input: PlayoutInput | null): InputDraft {
  const transport = input?.transport ?? { type: 'http-in' as const };
  const { types = {}, cart_types = {}, ...options } = input?.options ?? {};
  return {
    name: input?.name ?? '',
    system: input ? (input.system ?? otherSystem) : '',
    form: input?.form ?? { form: 'json', fields: {} },
    transport: transport.type,
    url: 'url' in transport ? transport.url : '',
    every_s: 'every_s' in transport ? transport.every_s : usualEvery_s,
    subscribe: 'subscribe' in transport ? transport.subscribe : '',
    host: 'host' in transport ? transport.host : '',
    port: 'port' in transport ? transport.port : null,
    path: 'path' in transport ? transport.path : '',
    options,
    categories: Object.entries(input?.categories ?? {}).map(([from, to]) => ({ from, to })),
    kinds: Object.entries({ ...types, ...cart_types }).map(([from, to]) => ({ from, to })),
    offset_s: (input?.offset_ms ?? 0) / 1000,
    silent_after_minutes: input?.silent_after_minutes ?? usualSilence_minutes,
  };
}

/** The input of a draft without problems. */
export function inputOf(draft: InputDraft): PlayoutInputCreate {
  const isOther = draft.system === otherSystem;
  return {
    name: draft.name.trim(),
    system: isOther ? null : draft.system,
    form: isOther ? formOf(draft) : null,
    transport: transportOf(draft),
    options: optionsOf(draft),
    categories: Object.fromEntries(draft.categories.map(({ from, to }) => [from.trim(), to.trim()])),
    offset_ms: Math.round((draft.offset_s ?? 0) * 1000),
    silent_after_minutes: draft.silent_after_minutes ?? usualSilence_minutes,
  };
}

/** Only what the form of the messages uses, and no empty texts. */
export function formOf({ form }: Pick<InputDraft, 'form'>): PlayoutForm {
  const { form: kind, fields, items, separator, pattern, length_unit, time_format } = form;
  const isDocument = kind === 'xml' || kind === 'json';
  return {
    form: kind,
    fields: Object.fromEntries(Object.entries(fields).filter(([, place]) => place.trim() !== '')),
    ...(isDocument && items ? { items } : {}),
    ...(kind === 'columns' && separator ? { separator } : {}),
    ...(kind === 'pattern' && pattern ? { pattern } : {}),
    ...(length_unit ? { length_unit } : {}),
    ...(time_format ? { time_format } : {}),
  };
}

/** The options that are set. */
export function optionsOf({ options, kinds }: Pick<InputDraft, 'options' | 'kinds'>): PlayoutOptions {
  const set = Object.entries(options).filter(([, value]) => isSet(value));
  const whole = kinds.filter(({ from }) => from.trim() !== '');
  const byRange = whole.filter(({ from }) => isRange(from));
  const byWord = whole.filter(({ from }) => !isRange(from));
  return {
    ...Object.fromEntries(set),
    ...(byWord.length > 0 ? { types: mapOf(byWord) } : {}),
    ...(byRange.length > 0 ? { cart_types: mapOf(byRange) } : {}),
  };
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function mapOf(rows: readonly MapRow<ContentType>[]): Record<string, ContentType> {
  return Object.fromEntries(rows.map(({ from, to }) => [from.trim(), to]));
}

function transportOf(draft: InputDraft): NonNullable<PlayoutInputCreate['transport']> {
  const { transport: type, host, path, subscribe } = draft;
  const url = draft.url.trim();
  const port = draft.port ?? 0;
  if (type === 'http-poll') return { type, url, every_s: draft.every_s ?? usualEvery_s };
  if (type === 'sse') return { type, url };
  if (type === 'websocket') return { type, url, subscribe };
  if (type === 'tcp-server' || type === 'udp') return { type, port };
  if (type === 'tcp-client') return { type, host: host.trim(), port };
  if (type === 'file') return { type, path: path.trim() };
  return { type };
}
