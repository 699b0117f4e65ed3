import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';
import { templateValues } from './station-template.ts';

/**
 * Template of PlayIt Live 2.16, gist.github.com/anthonyeden/271b518d59143febd17b65abb27d3101. The unit of the duration and the words of
 * the type were not seen; the guid identifies the element.
 */
export const readPlayitLive: PlayoutReader = (document, builder) => {
  const values = templateValues(document, builder);
  if (values) builder.add(itemOfValues(values, { cart: ['playoutid', 'guid', 'id'], playback_id: [] }));
};
