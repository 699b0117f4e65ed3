import type { RawItem, ResultBuilder } from '../create-result.ts';
import { nodesNamed, parseXml, type XmlNode } from '../documents/parse-xml.ts';
import type { ReaderContext } from '../reader-options.ts';
import { readMoment } from '../times/read-moment.ts';
import { kindOfWord } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';

/**
 * `NowOnAir.xml` and `AirPlayNext.xml` of Jazler, as mpetsos/Jazler-Soho-PHP-Parser-Class reads them. It has no identifier; the form of
 * `runTime` was not seen, so that a missing one follows from `Expire`.
 */
export const readJazler: PlayoutReader = (document, builder, context) => {
  const root = parseXml(document.text(), builder);
  if (root) readJazlerSchedule(root, builder, context);
};

/** @param root of the document, also of one inside an ICY title */
export function readJazlerSchedule(root: XmlNode, builder: ResultBuilder, context: ReaderContext): void {
  const events = [root, ...nodesNamed(root, 'event')].filter(({ name }) => name === 'event');
  const songs = events.length > 0 ? events : nodesNamed(root, 'song');
  if (songs.length === 0)
    return builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' }, isSnapshot: true });
  for (const event of songs) {
    const kind = kindOfWord(event.attributes['status']) ?? (event.name === 'song' ? 'next' : 'start');
    builder.add({
      ...itemOf(event, context),
      kind,
      ...(kind === 'stop' && { end: { ms: context.arrived_ms, assumption: '' } }),
    });
  }
}

function itemOf(event: XmlNode, context: ReaderContext): RawItem {
  const song = event.name === 'song' ? event : nodesNamed(event, 'song')[0];
  const below = (name: string) => nodesNamed(event, name)[0]?.attributes ?? {};
  const start = event.attributes['starttime'] ?? below('info')['starttime'];
  const expire = below('expire')['time'];
  return {
    kind: 'start',
    start,
    planned: below('media')['runtime'] || lengthUntil(start, expire, context),
    title: apostrophes(song?.attributes['title']),
    artist: apostrophes(below('artist')['name']),
    album: below('album')['name'] ?? song?.attributes['album'],
    typeWord: event.attributes['eventtype'],
    isSnapshot: true,
    fields: { expires: expire },
  };
}

/** Seconds from the start to the end that is stated instead of a length. */
function lengthUntil(
  start: string | undefined,
  end: string | undefined,
  { arrived_ms, timezone, options }: ReaderContext,
): number | undefined {
  const [from, to] = [start, end].map((text) =>
    readMoment(text, { arrived_ms, timezone, dateOrder: options.dateOrder }),
  );
  return from && to && to.ms > from.ms ? (to.ms - from.ms) / 1000 : undefined;
}

/** Jazler writes backticks in place of apostrophes. */
function apostrophes(text: string | undefined): string | undefined {
  return text?.replace(/(?<=\p{L})`(?=\p{L})/gu, "'");
}
