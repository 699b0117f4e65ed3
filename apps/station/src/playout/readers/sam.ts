import type { ItemType } from '../playout-message.ts';
import type { PlayoutReader } from './reader.ts';

/** Letters of SAM's song types; only S was seen in a message. */
const typeByLetter: Readonly<Record<string, ItemType>> = {
  S: 'song',
  J: 'jingle',
  I: 'jingle',
  P: 'jingle',
  A: 'spot',
  N: 'news',
  V: 'talk',
  C: 'unknown',
  X: 'unknown',
};

/** The HTTP call of SAM Broadcaster to SAM Cast, support.spacial.com/hc/en-us/articles/229534787. Its values are not always encoded. */
export const readSam: PlayoutReader = (document, builder) => {
  const form = document.form(['artist', 'title', 'album', 'songtype', 'duration']);
  if (!form.has('title') && !form.has('artist'))
    return builder.note('unreadable', 'The request has neither title nor artist.');
  const type = typeByLetter[form.get('songtype')?.trim().toUpperCase() ?? ''];
  builder.add({
    kind: 'start',
    planned: form.get('duration'),
    unit: 'milliseconds',
    title: form.get('title'),
    artist: form.get('artist'),
    album: form.get('album'),
    category: form.get('songtype'),
    ...(type && { type }),
  });
};
