import type { ResultBuilder } from '../create-result.ts';
import { nodesNamed, parseXml, textOf, type XmlNode } from '../documents/parse-xml.ts';
import type { ReaderContext } from '../reader-options.ts';
import type { PlayoutReader } from './reader.ts';
import { splitLine } from './split-line.ts';

/**
 * XML of the SHOUTcast server: song metadata (page 5), song history (page 4, newest first) and statistics with the next title. Forms of
 * the DNAS server XML responses of 2018.
 */
export const readShoutcast: PlayoutReader = (document, builder, context) => {
  const root = parseXml(document.text(), builder);
  if (!root) return;
  const history = nodesNamed(root, 'songhistory').flatMap((list) => nodesNamed(list, 'song'));
  const [metadata] = nodesNamed(root, 'songmetadata');
  if (history.length > 0) readHistory(history, builder);
  else if (metadata) readMetadata(metadata, builder, context);
  else readStatistics(root, builder, context);
};

function readHistory(songs: readonly XmlNode[], builder: ResultBuilder): void {
  const times = songs.map((song) => Number(textOf(song, 'playedat')));
  songs.toReversed().forEach((song, index) => {
    const at = songs.length - 1 - index;
    // The newest is on air; an older one lasted until the next.
    const lasted = at > 0 ? (times[at - 1] ?? Number.NaN) - (times[at] ?? Number.NaN) : Number.NaN;
    const line = splitLine(textOf(song, 'title') ?? '');
    builder.add({
      kind: line.title === '' && line.artist === '' ? 'none' : 'start',
      reason: line.title === '' && line.artist === '' ? 'The entry has no title.' : '',
      start: textOf(song, 'playedat'),
      played: lasted > 0 ? lasted : undefined,
      unit: 'seconds',
      title: line.title,
      artist: line.artist,
      isHistory: true,
      isSnapshot: true,
    });
  });
}

function readMetadata(metadata: XmlNode, builder: ResultBuilder, context: ReaderContext): void {
  const of = (name: string) => textOf(metadata, name);
  if (!of('tit2') && !of('tpe1')) return stop(builder, context);
  builder.add({
    kind: 'start',
    title: of('tit2'),
    artist: of('tpe1'),
    album: of('talb'),
    category: of('tcon'),
    isrc: of('tsrc'),
    isSnapshot: true,
    fields: { year: of('tyer') },
  });
}

function readStatistics(root: XmlNode, builder: ResultBuilder, context: ReaderContext): void {
  const streams = nodesNamed(root, 'stream');
  for (const stream of streams.length > 0 ? streams : [root]) {
    const channel = stream.attributes['id'] ?? '';
    if (context.options.channel !== null && channel !== '' && channel !== context.options.channel) continue;
    const line = splitLine(textOf(stream, 'songtitle') ?? '');
    if ((line.title === '' && line.artist === '') || textOf(stream, 'streamstatus') === '0') {
      stop(builder, context, channel);
      continue;
    }
    builder.add({ kind: 'start', title: line.title, artist: line.artist, channel, isSnapshot: true });
    const next = splitLine(textOf(stream, 'nexttitle') ?? '');
    if (next.title !== '') builder.add({ kind: 'next', title: next.title, artist: next.artist, channel });
  }
}

function stop(builder: ResultBuilder, { arrived_ms }: ReaderContext, channel = ''): void {
  builder.add({ kind: 'stop', end: { ms: arrived_ms, assumption: '' }, channel, isSnapshot: true });
}
