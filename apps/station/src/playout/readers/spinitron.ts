import type { JsonObject } from '../documents/json-value.ts';
import { isObject, listOf, member, parseJson, scalar } from '../documents/parse-json.ts';
import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';

/**
 * Spins of Spinitron by poll (newest first, entered by hand), and its push by the station's template:
 * forum.spinitron.com/t/metadata-push-guide/144 and spinitron.com/doc/special-topics/metadata-push. Only songs are spins.
 */
export const readSpinitron: PlayoutReader = (document, builder) => {
  const form = document.form(['artist', 'title', 'song', 'release', 'label', 'duration', 'start', 'isrc']);
  if (form.size > 0) return builder.add({ ...itemOfValues(form), usualType: 'song' });
  const page = parseJson(document.text(), builder);
  if (page === null) return;
  const spins = listOf(member(page, 'items') ?? page).filter(isObject);
  for (const spin of spins.toReversed()) {
    const title = scalar(spin['song']);
    const artist = own(spin, 'artist');
    builder.add({
      kind: title || artist ? 'start' : 'none',
      reason: title || artist ? '' : 'The spin has neither song nor artist.',
      start: scalar(spin['start']),
      end: scalar(spin['end']),
      planned: scalar(spin['duration']),
      played: scalar(spin['duration']),
      unit: 'seconds',
      title,
      artist,
      album: own(spin, 'release'),
      cart: scalar(spin['id']),
      playback_id: scalar(spin['id']),
      category: scalar(spin['genre']),
      ...(title || artist ? { type: 'song' as const } : { usualType: 'unknown' as const }),
      isrc: scalar(spin['isrc']),
      label: own(spin, 'label'),
      isHistory: true,
    });
  }
};

/** The name that the station gave itself wins. */
function own(spin: JsonObject, name: string): string | undefined {
  return scalar(spin[`${name}-custom`]) || scalar(spin[name]);
}
