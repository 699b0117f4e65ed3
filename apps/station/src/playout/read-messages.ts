import { createResult } from './create-result.ts';
import { createDocument } from './documents/create-document.ts';
import { readHttpText } from './documents/read-http-text.ts';
import { createSplitter } from './framing/create-splitter.ts';
import type { Framing } from './framing/scanner.ts';
import { createGenericReader, type GenericSetting } from './generic/create-generic-reader.ts';
import type { PlayoutFinding, ReadResult } from './playout-message.ts';
import { type PlayoutPreset, playoutPresets, type PresetId } from './presets.ts';
import { defaultOptions, type ReaderOptions } from './reader-options.ts';
import type { PlayoutReader } from './readers/reader.ts';

/** The setting of an input: a system with its options, or a form that an engineer describes. */
export type InputSetting =
  | { readonly preset: PresetId; readonly options?: Partial<ReaderOptions> }
  | {
      readonly generic: GenericSetting;
      readonly framing?: Framing;
      readonly options?: Partial<ReaderOptions>;
    };

/** The bytes of a message, with the parts of the HTTP request that brought them. */
export interface ReceivedBytes {
  readonly bytes: Uint8Array;
  /** The query of the request, without decoding and without `?`. */
  readonly query?: string;
  readonly contentType?: string | null;
}

/** The moment and the station for which messages are read. */
export interface Arrival {
  /** Unix milliseconds. */
  readonly arrived_ms: number;
  /** IANA time zone of the station. */
  readonly timezone: string;
}

interface ChosenReader {
  readonly framing: Framing;
  readonly reader: PlayoutReader;
  readonly options: ReaderOptions;
}

/** The way in which a connection of an input is split into messages, for `createSplitter`. */
export function framingOf(setting: InputSetting): Framing {
  return chosen(setting).framing;
}

/** Reads one message that a splitter returned. It never throws: faults are findings of the result. */
export function readMessage(setting: InputSetting, received: ReceivedBytes, arrival: Arrival): ReadResult {
  const { reader, options } = chosen(setting);
  const context = { ...arrival, options };
  const builder = createResult(context);
  const { query = '', contentType = null, bytes } = received;
  const document = createDocument({ bytes, query, contentType }, options.charset, builder);
  reader(document, builder, context);
  const result = builder.result(document.encoding());
  const isSilent = result.messages.length === 0 && result.findings.length === 0;
  return isSilent ? withFindings(result, [nothing]) : result;
}

/**
 * Reads a packet, a body, a file, or the text of an HTTP request, which may hold several messages or a part of one. It never throws.
 * @returns a result for each message, in order, and one for bytes outside of messages
 */
export function readMessages(setting: InputSetting, received: ReceivedBytes, arrival: Arrival): ReadResult[] {
  const { framing } = chosen(setting);
  const request = readHttpText(received.bytes);
  const { query = '', contentType = null } = received;
  const message = request
    ? { bytes: request.body, query: request.query, contentType: request.headers.get('content-type') ?? null }
    : { bytes: received.bytes, query, contentType };
  const isForm =
    message.query !== '' || /^(?:application\/x-www-form|multipart)/i.test(message.contentType ?? '');
  if (framing === 'whole' || isForm || message.bytes.length === 0) {
    return [withFindings(readMessage(setting, message, arrival), request ? cutFindings(request) : [])];
  }
  const splitter = createSplitter(framing);
  const split = [splitter.push(message.bytes), splitter.end()];
  const results = split
    .flatMap(({ frames }) => frames)
    .map((bytes) => readMessage(setting, { ...message, bytes }, arrival));
  const findings = split.flatMap((part) => part.findings);
  if (findings.length > 0) results.push({ messages: [], findings, encoding: '' });
  return results.length > 0 ? results : [{ messages: [], findings: [empty], encoding: '' }];
}

const nothing: PlayoutFinding = { level: 'ignored', text: 'The message says nothing about an element.' };
const empty: PlayoutFinding = { level: 'unreadable', text: 'The message holds nothing that can be read.' };

function withFindings(result: ReadResult, findings: readonly PlayoutFinding[]): ReadResult {
  return { ...result, findings: [...findings, ...result.findings] };
}

/** A request whose body is shorter than it says. */
function cutFindings({
  headers,
  body,
}: {
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
}): PlayoutFinding[] {
  const said = Number(headers.get('content-length') ?? 0);
  return said > body.length
    ? [{ level: 'repaired', text: `The body has ${body.length} of ${said} bytes: the rest is unknown.` }]
    : [];
}

function chosen(setting: InputSetting): ChosenReader {
  const own = setting.options ?? {};
  if ('generic' in setting) {
    const framing = setting.framing ?? 'whole';
    return { framing, reader: createGenericReader(setting.generic), options: { ...defaultOptions, ...own } };
  }
  const { framing, reader, options = {} }: PlayoutPreset = playoutPresets[setting.preset];
  // The engineer's types are beside those of the preset.
  const types = { ...options.types, ...own.types };
  return { framing, reader, options: { ...defaultOptions, ...options, ...own, types } };
}
