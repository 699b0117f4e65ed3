import { readEmbedded } from './read-embedded.ts';
import type { PlayoutReader } from './reader.ts';
import { splitLine } from './split-line.ts';

/** A value ends at a quote before the next key or the end, because titles contain quotes and semicolons. */
const field = /([\w-]+)='(.*?)'(?=;\s*[\w-]+='|;?[\s\0]*$)/gs;

/**
 * Metadata blocks of an ICY stream, also with an insertion of AdsWizz (`adw_ad`), as help.tritondigital.com/docs/icecast-metadata and
 * public players read them. A pre-roll belongs to one listener: the station did not air it.
 */
export const readIcy: PlayoutReader = (document, builder, context) => {
  const text = document.text().replace(/\0+$/, '');
  const values = new Map(
    [...text.matchAll(field)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
  const title = values.get('streamtitle');
  if (title === undefined && values.get('adw_ad') === undefined)
    return builder.note('unreadable', 'The block has no StreamTitle.');
  if (values.get('adw_ad') === 'true') {
    const isPreroll = values.get('insertiontype')?.toLowerCase() === 'preroll';
    return builder.add({
      kind: isPreroll ? 'none' : 'start',
      reason: isPreroll ? 'A pre-roll is inserted for one listener: the station did not air it.' : '',
      planned: values.get('durationmilliseconds'),
      unit: 'milliseconds',
      cart: values.get('adid'),
      type: 'spot',
      fields: { insertion_type: values.get('insertiontype') },
    });
  }
  if (readEmbedded(title ?? '', builder, context)) return;
  const line = splitLine(title ?? '');
  if (line.title === '' && line.artist === '')
    builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' } });
  else builder.add({ kind: 'start', title: line.title, artist: line.artist });
};
