import type { RawItem, ResultBuilder } from '../create-result.ts';
import { momentOf, type PlaylistTag, playlistTags } from './hls-tags.ts';
import type { PlayoutReader } from './reader.ts';
import { readSplice } from './splice-section.ts';

/** A break that has begun, or the tags that announce one. */
interface Break {
  id: string;
  planned_ms: number | null;
  start_ms: number | null;
  isOpen: boolean;
}

/** Date ranges of breaks by their id, and the ids of those whose end was reported. */
interface Ranges {
  readonly known: Map<string, Break>;
  readonly ended: Set<string>;
}

/**
 * Cues and date ranges of a media playlist: RFC 8216 section 4.3.2.7, `EXT-OATCLS-SCTE35`, `EXT-X-CUE-OUT` and `-IN`, `EXT-X-SCTE35`,
 * `EXT-X-CUE`, and the tests of the Python library m3u8. A break holds several spots. A payload with a wrong CRC is distrusted, its cue kept.
 */
export const readHlsCues: PlayoutReader = (document, builder, { arrived_ms }) => {
  const tags = playlistTags(document.text());
  if (!document.text().includes('#EXTM3U')) return builder.note('unreadable', 'The message is no playlist.');
  const state: Break = { id: '', planned_ms: null, start_ms: null, isOpen: false };
  const ranges: Ranges = { known: new Map(), ended: new Set() };
  for (const tag of tags) {
    const at_ms = tag.at_ms ?? arrived_ms;
    if (/CUE|SCTE35/.test(tag.name) && tag.at_ms === null)
      builder.note('guessed', 'The playlist has no dates: the time of arrival counts.');
    if (tag.name === 'EXT-OATCLS-SCTE35') announce(state, tag.value, builder);
    else if (tag.name === 'EXT-X-ASSET') state.id = assetOf(tag) || state.id;
    else if (isOut(tag)) begin(state, tag, at_ms, builder);
    else if (isIn(tag)) end(state, tag, at_ms, builder);
    else if (tag.name === 'EXT-X-DATERANGE') readRange(tag, ranges, builder);
  }
};

function isOut(tag: PlaylistTag): boolean {
  const { name, attributes } = tag;
  return (
    name === 'EXT-X-CUE-OUT' ||
    (name === 'EXT-X-SCTE35' && (attributes.get('CUE-OUT') === 'YES' || saysItself(tag) === 'out')) ||
    name === 'EXT-X-CUE'
  );
}

function isIn(tag: PlaylistTag): boolean {
  const { name, attributes } = tag;
  return (
    name === 'EXT-X-CUE-IN' ||
    (name === 'EXT-X-SCTE35' && (attributes.get('CUE-IN') === 'YES' || saysItself(tag) === 'in'))
  );
}

/** Whether the section of a tag without `CUE-OUT` and `CUE-IN` begins or ends a break. */
function saysItself({ attributes }: PlaylistTag): 'out' | 'in' | null {
  if (attributes.has('CUE-OUT') || attributes.has('CUE-IN')) return null;
  const splice = readSplice(attributes.get('CUE') ?? '');
  return splice && (splice.isOut ? 'out' : 'in');
}

function announce(state: Break, payload: string, { note }: ResultBuilder): void {
  const splice = payload === '' ? undefined : readSplice(payload);
  if (splice === null)
    note('guessed', 'The payload of a cue has a wrong CRC or no splice: only the cue counts.');
  if (!splice) return;
  state.id = String(splice.event_id);
  state.planned_ms = splice.planned_ms ?? state.planned_ms;
}

/** An asset id that is a number is the event of the splice. */
function assetOf({ attributes }: PlaylistTag): string {
  const id = attributes.get('CAID') ?? '';
  return /^0x[\da-f]{1,12}$/i.test(id) ? String(Number(id)) : id;
}

function begin(state: Break, tag: PlaylistTag, at_ms: number, builder: ResultBuilder): void {
  announce(state, tag.attributes.get('CUE') ?? tag.attributes.get('SCTE35') ?? '', builder);
  const written = tag.attributes.get('DURATION') ?? tag.value;
  if (/^\d+(?:\.\d+)?$/.test(written)) state.planned_ms = Number(written) * 1000;
  state.id = tag.attributes.get('BREAKID') || tag.attributes.get('ID') || assetOf(tag) || state.id;
  if (state.isOpen)
    return builder.note('ignored', 'A break began while another one was open: it was left out.');
  state.isOpen = true;
  state.start_ms = at_ms;
  builder.add({ ...itemOf(state), kind: 'start' });
}

function end(state: Break, tag: PlaylistTag, at_ms: number, builder: ResultBuilder): void {
  announce(state, tag.attributes.get('CUE') ?? '', builder);
  if (!state.isOpen) builder.note('guessed', 'A break ends that the playlist does not begin.');
  builder.add({
    ...itemOf(state),
    kind: 'stop',
    end: { ms: at_ms, assumption: '' },
    ...playedOf(state, at_ms),
  });
  Object.assign(state, { id: '', planned_ms: null, start_ms: null, isOpen: false });
}

function readRange(tag: PlaylistTag, ranges: Ranges, builder: ResultBuilder): void {
  const of = (name: string) => tag.attributes.get(name);
  const id = of('ID') ?? '';
  const known = ranges.known.get(id);
  const start_ms = momentOf(of('START-DATE') ?? '') ?? known?.start_ms ?? null;
  const [length, planned] = [of('DURATION'), of('PLANNED-DURATION')];
  const end_ms =
    momentOf(of('END-DATE') ?? '') ??
    (length !== undefined && start_ms !== null ? start_ms + Number(length) * 1000 : null);
  const planned_ms = Number(planned ?? length) * 1000;
  const isBreak =
    [...tag.attributes.keys()].some((name) => name.startsWith('SCTE35-')) ||
    /interstitial/i.test(of('CLASS') ?? '');
  if (!isBreak && !known) return addRange(tag, start_ms, planned_ms, builder);
  const range = known ?? { id, planned_ms: planned_ms > 0 ? planned_ms : null, start_ms, isOpen: false };
  ranges.known.set(id, range);
  if (!known) builder.add({ ...itemOf(range), kind: 'start' });
  // The same range is repeated in every playlist, and its end only comes with a later one.
  const isEnd = of('SCTE35-IN') !== undefined || (known !== undefined && end_ms !== null);
  if (isEnd && !ranges.ended.has(id) && end_ms !== null) {
    ranges.ended.add(id);
    builder.add({
      ...itemOf(range),
      kind: 'stop',
      end: { ms: end_ms, assumption: '' },
      ...playedOf(range, end_ms),
    });
  }
}

function addRange(
  tag: PlaylistTag,
  start_ms: number | null,
  planned_ms: number,
  builder: ResultBuilder,
): void {
  // Names of private attributes are free, so that the end of the name counts.
  const of = (...names: string[]) =>
    [...tag.attributes].find(([name]) =>
      names.some((known) => name === `X-${known}` || (name.startsWith('X-') && name.endsWith(`-${known}`))),
    )?.[1];
  const [title, artist] = [of('TITLE'), of('ARTIST')];
  if (title === undefined && artist === undefined)
    return builder.note('ignored', `The date range “${tag.attributes.get('ID') ?? ''}” has no title.`);
  builder.add({
    kind: 'start',
    start: start_ms === null ? undefined : { ms: start_ms, assumption: '' },
    planned: planned_ms > 0 ? planned_ms : undefined,
    unit: 'milliseconds',
    title,
    artist,
    album: of('ALBUM'),
    cart: of('CART', 'CART-ID', 'CARTID'),
    playback_id: tag.attributes.get('ID'),
    category: tag.attributes.get('CLASS'),
    typeWord: of('TYPE'),
    isrc: of('ISRC'),
    label: of('LABEL'),
    isHistory: true,
    isSnapshot: true,
  });
}

function itemOf({ id, planned_ms, start_ms }: Break): Omit<RawItem, 'kind'> {
  return {
    start: start_ms === null ? undefined : { ms: start_ms, assumption: '' },
    planned: planned_ms,
    unit: 'milliseconds',
    cart: id,
    playback_id: id,
    type: 'spot',
    isSnapshot: true,
    fields: { is_break: true },
  };
}

function playedOf({ start_ms }: Break, end_ms: number): { played?: number } {
  return start_ms === null ? {} : { played: end_ms - start_ms };
}
