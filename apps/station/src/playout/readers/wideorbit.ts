import type { RawItem } from '../create-result.ts';
import { leavesOf, nodesNamed, parseXml, textOf, type XmlNode } from '../documents/parse-xml.ts';
import type { ReaderContext } from '../reader-options.ts';
import { readMidnightMs } from '../times/read-moment.ts';
import type { PlayoutReader } from './reader.ts';

/**
 * WideOrbit Automation for Radio: the XML event driver (`nowplaying`, times in milliseconds since local midnight) and the older file
 * with `SS32Event`, as MarkDBlackwell/qplaylist-current writes them in live-update.vbs. Values of `stack_pos` other than empty were not
 * seen.
 */
export const readWideOrbit: PlayoutReader = (document, builder, context) => {
  const root = parseXml(document.text(), builder);
  if (!root) return;
  const events = nodesNamed(root, 'ss32event');
  const call = textOf(root, 'call');
  if (events.length === 0) return builder.add(itemOfDriver(leavesOf(root), context));
  for (const event of events) {
    if ((event.attributes['valid'] ?? 'true').toLowerCase() === 'true')
      builder.add({ ...itemOfFile(event), channel: call });
    else builder.note('ignored', 'An SS32Event that is not valid was left out.');
  }
};

function itemOfDriver(values: ReadonlyMap<string, string>, context: ReaderContext): RawItem {
  const position = values.get('stack_pos') ?? '';
  const isNext = position !== '' && position !== '0';
  const [air, planned] = [values.get('air_time') ?? '', values.get('sched_time') ?? ''];
  const isTimed = air !== '' && !(isNext && /^0+$/.test(air));
  const times = { ...context, dateOrder: context.options.dateOrder };
  return {
    kind: isNext ? 'next' : 'start',
    start: (isTimed ? readMidnightMs(air, times) : isNext ? readMidnightMs(planned, times) : null) ?? null,
    planned: values.get('duration'),
    unit: 'milliseconds',
    title: values.get('title'),
    artist: values.get('artist'),
    album: values.get('album'),
    cart: values.get('cart'),
    category: values.get('category'),
    typeWord: values.get('media_type'),
    label: values.get('label'),
    isrc: values.get('isrc'),
    channel: values.get('station'),
    fields: { trivia: values.get('trivia') },
  };
}

function itemOfFile(event: XmlNode): RawItem {
  const position = (event.attributes['pos'] ?? '0').trim();
  return {
    kind: position === '0' || position === '' ? 'start' : 'next',
    planned: textOf(event, 'len'),
    unit: 'seconds',
    title: textOf(event, 'title'),
    artist: textOf(event, 'artist'),
    cart: textOf(event, 'cutid'),
    category: textOf(event, 'catid'),
    typeWord: textOf(event, 'type'),
    isSnapshot: true,
  };
}
