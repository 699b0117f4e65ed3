import type { RawItem } from '../create-result.ts';
import { nodesNamed, parseXml, type XmlNode } from '../documents/parse-xml.ts';
import type { PlayoutReader } from './reader.ts';

/**
 * `playbackinfo` of RadioBOSS's remote control API, as djsoftnet/radioboss-php-api reads it (Track.php, Playback.php). The start is the
 * time of the request minus the position; values of ITEMTYPE were not seen.
 */
export const readRadioboss: PlayoutReader = (document, builder, { arrived_ms }) => {
  const root = parseXml(document.text(), builder);
  if (!root) return;
  const playback = nodesNamed(root, 'playback')[0]?.attributes ?? {};
  const trackIn = (name: string) => nodesNamed(root, name).flatMap((at) => nodesNamed(at, 'track'))[0];
  const [current, next] = [trackIn('currenttrack'), trackIn('nexttrack')];
  const isPlaying = !/stop/i.test(playback['state'] ?? '');
  if (!current || !isPlaying)
    builder.add({ kind: 'stop', end: { ms: arrived_ms, assumption: '' }, isSnapshot: true });
  else {
    const position = Number(playback['pos'] ?? Number.NaN);
    const length = playback['len'];
    builder.add({
      ...itemOf(current),
      ...(position >= 0 && { start: { ms: arrived_ms - position, assumption: '' } }),
      ...(length && { planned: length, unit: 'milliseconds' as const }),
    });
  }
  if (next) builder.add({ ...itemOf(next), kind: 'next' });
};

function itemOf({ attributes }: XmlNode): RawItem {
  return {
    kind: 'start',
    planned: attributes['duration'],
    unit: 'seconds',
    title: attributes['title'] || attributes['casttitle'],
    artist: attributes['artist'],
    album: attributes['album'],
    cart: attributes['filename'],
    category: attributes['genre'],
    typeWord: attributes['itemtype'],
    isSnapshot: true,
  };
}
