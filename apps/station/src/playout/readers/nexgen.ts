import type { RawItem } from '../create-result.ts';
import { nodesNamed, parseXml, type XmlNode } from '../documents/parse-xml.ts';
import type { ReaderContext } from '../reader-options.ts';
import { type ReadMoment, readMoment } from '../times/read-moment.ts';
import { kindOfWord } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';

const [hour, halfDay] = [3_600_000, 43_200_000];

/**
 * Export of RCS NexGen, root `nexgen_audio_export`: the first `audio` is on air, as in samwalshnz/nexgen (README.md, index.js). Which
 * part of `ID` is the cart is an option; only the status `Playing` and the type `Song` were seen.
 */
export const readNexgen: PlayoutReader = (document, builder, context) => {
  const root = parseXml(document.text(), builder);
  if (!root) return;
  const items = nodesNamed(root, 'audio');
  if (items.length === 0)
    return builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' }, isSnapshot: true });
  const playing = items.findIndex((item) => kindOf(item) === 'start');
  const onAir = Math.max(0, playing);
  items.slice(onAir).forEach((item, index) => {
    const stopped = index === 0 && playing < 0 && kindOf(item) === 'stop';
    const kind = index > 0 ? 'next' : stopped ? 'stop' : 'start';
    builder.add({
      ...itemOf(item, context),
      kind,
      ...(stopped && { end: { ms: context.arrived_ms, assumption: '' } }),
    });
  });
};

const own = (item: XmlNode, name: string) => item.children.find((child) => child.name === name)?.text.trim();
const kindOf = (item: XmlNode) => kindOfWord(own(item, 'status'));

function itemOf(item: XmlNode, context: ReaderContext): RawItem {
  const parts = (item.attributes['id'] ?? '').replace(/^id_/i, '').split('_');
  return {
    kind: 'start',
    start: timeOf(own(item, 'played_time'), context),
    planned: own(item, 'length_in_seconds') || own(item, 'length'),
    unit: 'seconds',
    title: own(item, 'title'),
    artist: own(item, 'artist'),
    album: own(item, 'album'),
    cart: own(item, 'cart') ?? parts[context.options.idPart - 1],
    second_id: parts.find((_, index) => index !== context.options.idPart - 1),
    category: own(item, 'category'),
    typeWord: own(item, 'type'),
    isrc: own(item, 'isrc'),
    label: own(item, 'label'),
    isSnapshot: true,
    fields: { composer: own(item, 'composer') },
  };
}

/** A converter writes the hour in 12-hour form without saying which half: the one nearest to the arrival counts. */
function timeOf(
  text: string | undefined,
  { arrived_ms, timezone, options }: ReaderContext,
): ReadMoment | string | undefined {
  const moment = readMoment(text, { arrived_ms, timezone, dateOrder: options.dateOrder });
  if (!moment || !/^(?:\d|1[0-2]):\d\d:\d\d$/.test(text ?? '')) return text;
  if (Math.abs(moment.ms - arrived_ms) < hour) return moment;
  const other = [moment.ms - halfDay, moment.ms + halfDay].find((ms) => Math.abs(ms - arrived_ms) < hour);
  return other === undefined
    ? moment
    : {
        ms: other,
        assumption: `“${text}” was read in 12-hour form, because that is nearest to the arrival.`,
      };
}
