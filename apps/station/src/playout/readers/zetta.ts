import type { RawItem, ResultBuilder } from '../create-result.ts';
import { nodesNamed, parseXml, type XmlNode } from '../documents/parse-xml.ts';
import { typeOfWords } from '../item-types.ts';
import type { ItemType } from '../playout-message.ts';
import type { ReaderContext } from '../reader-options.ts';
import type { PlayoutReader } from './reader.ts';

/** The maker's ids of asset types. */
const typeById: Readonly<Record<string, ItemType>> = {
  1: 'song',
  2: 'spot',
  3: 'talk',
  4: 'talk',
  5: 'talk',
  6: 'news',
  7: 'programme',
  8: 'programme',
};
const current = new Set(['current', 'playing', 'started', 'onair']);
const over = new Set(['played', 'notplayed', 'error', 'fadedearly', 'fade', 'faded', 'stopped']);

/**
 * Live Metadata of RCS Zetta, root `ZettaLite`. Attributes as in rcssupport.com/help/zetta, pages Live_Metadata and Zetta_Codes, and in
 * the reader of linuxmint/cinnamon-spices-applets (applet sound150@claudiux). Only the status `CURRENT` was seen.
 */
export const readZetta: PlayoutReader = (document, builder, context) => {
  const root = parseXml(document.text(), builder);
  if (root) readZettaLite(root, builder, context);
};

/** @param root of the document, also of one inside an ICY title */
export function readZettaLite(root: XmlNode, builder: ResultBuilder, { arrived_ms }: ReaderContext): void {
  const events = [root, ...nodesNamed(root, 'logevent')].filter(({ name }) => name === 'logevent');
  const onAir = Math.max(
    0,
    events.findIndex((event) => current.has(statusOf(event))),
  );
  const first = events[onAir];
  if (!first && nodesNamed(root, 'logeventcollection').length > 0)
    return builder.add({ kind: 'stop', end: { ms: arrived_ms, assumption: '' } });
  if (!first) return builder.note('unreadable', 'The document has no LogEvent.');
  if (over.has(statusOf(first)) && !events.some((event) => current.has(statusOf(event))))
    builder.add({ ...itemOf(first), kind: 'stop', end: { ms: arrived_ms, assumption: '' } });
  else if (!assetOf(first))
    builder.add({ kind: 'none', reason: 'A log control event has no asset: no event.' });
  else builder.add({ ...itemOf(first), kind: 'start' });
  for (const event of events.slice(onAir + 1))
    if (assetOf(event) && !over.has(statusOf(event))) builder.add({ ...itemOf(event), kind: 'next' });
}

function itemOf(event: XmlNode): RawItem {
  const asset = assetOf(event);
  const of = (name: string) =>
    asset?.attributes[name] ?? asset?.children.find((child) => child.name === name)?.text;
  const own = (name: string) => event.attributes[name];
  const word = of('assettypename') ?? '';
  const kindOfAsset = own('type') ?? of('type') ?? '';
  return {
    kind: 'start',
    start: utc(own('starttime')) || own('starttimelocal') || utc(own('laststarted')),
    planned: of('totallength') || own('duration'),
    unit: 'seconds',
    title: of('title'),
    artist: of('artist1') ?? of('artist'),
    album: of('album1') ?? of('album'),
    cart: of('thirdpartyid'),
    second_id: of('zettaid'),
    playback_id: own('zettaid'),
    category: of('category'),
    typeWord: typeOfWords(word) ? word : kindOfAsset || of('type'),
    ...typeOfId([kindOfAsset, of('type') ?? '', word]),
    isrc: of('isrc'),
    label: of('label') ?? of('recordlabel'),
    fields: { comment: of('comment'), file: of('file'), edit_code: own('editcode') },
  };
}

function typeOfId(ids: readonly string[]): { type?: ItemType } {
  const type = ids.map((id) => typeById[id.trim()]).find((known) => known !== undefined);
  return type ? { type } : {};
}

/** The times of Zetta are UTC, also without a zone. */
function utc(time: string | undefined): string {
  const text = time?.trim() ?? '';
  return /T[\d:.]+$/.test(text) ? `${text}Z` : text;
}

const assetOf = (event: XmlNode) => event.children.find(({ name }) => name === 'asset');
const statusOf = ({ attributes }: XmlNode) =>
  (attributes['status'] ?? '').toLowerCase().replace(/[\s_-]+/g, '');
