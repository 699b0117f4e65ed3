import type { RawItem } from '../create-result.ts';
import { nodesNamed, parseXml, type XmlNode } from '../documents/parse-xml.ts';
import type { PlayoutReader } from './reader.ts';

/**
 * Cue points of Triton Digital: the STWCue document, and the public feed of what played (`nowplaying-info-list`). Pages
 * cue-point-and-metadata-troubleshooting and advertising-specification-ad-triggers-cue-points of help.tritondigital.com. Lengths are
 * milliseconds, at some stations `HH:MM:SS`. An empty list is normal for talk.
 */
export const readTriton: PlayoutReader = (document, builder, { arrived_ms }) => {
  const root = parseXml(document.text(), builder);
  if (!root) return;
  const cues = [root, ...nodesNamed(root, 'cuepoint')].filter(({ name }) => name === 'cuepoint');
  const entries = nodesNamed(root, 'nowplaying-info');
  if (cues.length === 0 && entries.length === 0) {
    if (root.name === 'nowplaying-info-list')
      return builder.add({ kind: 'stop', end: { ms: arrived_ms, assumption: '' }, isSnapshot: true });
    return builder.note('unreadable', 'The document has no cue point.');
  }
  const mount = nodesNamed(root, 'mount')[0]?.text;
  for (const cue of cues) builder.add(itemOf(cue, 'attribute', mount));
  const sorted = entries.toSorted((one, other) => timeOf(one) - timeOf(other));
  for (const entry of sorted)
    builder.add({
      ...itemOf(entry, 'property', entry.attributes['mountname']),
      isHistory: true,
      isSnapshot: true,
    });
};

const timeOf = ({ attributes }: XmlNode) => Number(attributes['timestamp'] ?? 0);

function itemOf(cue: XmlNode, name: string, channel: string | undefined): RawItem {
  const values = new Map(
    nodesNamed(cue, name).map(({ attributes, text }) => [
      attributes['name']?.toLowerCase() ?? '',
      text.trim(),
    ]),
  );
  const word = cue.attributes['type'] ?? values.get('cue_type') ?? '';
  const isBreak = values.get('ad_type')?.toLowerCase() === 'endbreak';
  const time = values.get('cue_time_start') || cue.attributes['timestamp'];
  return {
    kind: isBreak ? 'stop' : 'start',
    start: isBreak ? undefined : time,
    end: isBreak ? time : undefined,
    planned: values.get('cue_time_duration'),
    unit: 'milliseconds',
    title: values.get('cue_title'),
    artist: values.get('track_artist_name'),
    album: values.get('track_album_name'),
    cart: values.get('program_id') || values.get('ad_id'),
    category: values.get('category'),
    typeWord: word,
    isrc: values.get('track_isrc'),
    label: values.get('track_album_publisher'),
    channel,
    fields: { ad_type: values.get('ad_type') },
  };
}
