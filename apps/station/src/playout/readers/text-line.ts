import { readEmbedded } from './read-embedded.ts';
import type { PlayoutReader } from './reader.ts';
import { splitLine } from './split-line.ts';

/** A file or line with `Artist - Title`, as ZaraRadio (`CurrentSong.txt`) and many others write it. Empty: nothing plays. */
export const readTextLine: PlayoutReader = (document, builder, context) => {
  if (readEmbedded(document.text(), builder, context)) return;
  const line = splitLine(document.text());
  if (line.title === '' && line.artist === '')
    return builder.add({ kind: 'stop', end: { ms: context.arrived_ms, assumption: '' }, isSnapshot: true });
  builder.add({ kind: 'start', title: line.title, artist: line.artist, isSnapshot: true });
};
