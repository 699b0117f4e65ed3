import type { RawItem } from '../create-result.ts';
import type { ItemType } from '../playout-message.ts';
import type { PlayoutReader } from './reader.ts';

/** The maker's song types; 9 is not used. */
const typeById: Readonly<Record<string, ItemType | 'overlay'>> = {
  0: 'song',
  1: 'jingle',
  2: 'overlay',
  3: 'overlay',
  4: 'spot',
  5: 'programme',
  6: 'unknown',
  7: 'unknown',
  8: 'programme',
  10: 'news',
  11: 'macro',
  12: 'unknown',
  13: 'unknown',
  14: 'jingle',
};
const known = [
  'xpwd',
  'artist',
  'title',
  'album',
  'songid',
  'cover',
  'year',
  'listeners',
  'duration',
  'songtype',
  'catid',
  'station',
  'slogan',
  'requester',
  'reqmessage',
];

/**
 * Web export of RadioDJ's Now Playing Info plugin, as ValisVeckers/RadioDJ-now-playing-PHP receives it (radiodj.php). It has no time
 * and no stop; the unit of `duration` was not seen. Password, listeners and requester are not kept.
 */
export const readRadiodj: PlayoutReader = (document, builder) => {
  const form = document.form(known);
  if (!form.has('title') && !form.has('artist'))
    return builder.note('unreadable', 'The request has neither title nor artist.');
  const type = typeById[form.get('songtype')?.trim() ?? ''];
  const item: RawItem = {
    kind: 'start',
    planned: form.get('duration'),
    title: form.get('title'),
    artist: form.get('artist'),
    album: form.get('album'),
    cart: form.get('songid'),
    category: form.get('catid'),
    ...(type && { type }),
    channel: form.get('station'),
    fields: { year: form.get('year') },
  };
  builder.add(item);
};
