import { id3TagBytes, readId3Frames } from '../../audio/id3/read-id3-frames.ts';
import type { PlayoutReader } from './reader.ts';
import { splitLine } from './split-line.ts';

/**
 * Timed ID3 of HLS and SHOUTcast 2 with the frames of Triton, help.tritondigital.com (cue-point-and-metadata-troubleshooting). The time is
 * that of the segment, which the caller gives as arrival. A text that is called Latin-1 is decoded by its bytes.
 */
export const readTimedId3: PlayoutReader = (document, builder, { options }) => {
  const bytes = Buffer.from(document.bytes.buffer, document.bytes.byteOffset, document.bytes.byteLength);
  const length = id3TagBytes(bytes);
  if (length === undefined) return builder.note('unreadable', 'The bytes hold no ID3 tag.');
  if (length > bytes.length)
    return builder.note('unreadable', `The ID3 tag says ${length} bytes, but has ${bytes.length}.`);
  const frames = readId3Frames(bytes.subarray(0, length), options.charset);
  const of = (name: string) => frames.findLast((frame) => frame.name === name)?.texts[0];
  const own = new Map(
    frames
      .filter(({ name }) => name === 'TXXX')
      .map(({ texts }) => [texts[0]?.toLowerCase() ?? '', texts[1] ?? '']),
  );
  const [title, artist] = [of('TIT2') ?? '', of('TPE1')];
  if (title === '' && !artist && own.size === 0)
    return builder.note('ignored', 'The ID3 tag has no text about an element.');
  const line = artist === undefined ? splitLine(title) : { title, artist };
  const isEnd = own.get('ad_type')?.toLowerCase() === 'endbreak';
  builder.add({
    kind: isEnd ? 'stop' : 'start',
    title: line.title,
    artist: line.artist,
    album: of('TALB'),
    planned: of('TLEN') ?? own.get('cue_time_duration'),
    unit: 'milliseconds',
    cart: own.get('program_id') || own.get('ad_id'),
    typeWord: own.get('cue_type'),
    isrc: of('TSRC'),
    label: of('TPUB'),
    isSnapshot: true,
    fields: { ad_type: own.get('ad_type') },
  });
};
