import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';
import { templateValues } from './station-template.ts';

/**
 * Template of BSI Simian Pro, gist.github.com/anthonyeden/4c8a03bff4f509fd791822c49c65593c: its `Type` holds the category. The order of
 * day and month follows Windows and is an option.
 */
export const readSimian: PlayoutReader = (document, builder) => {
  const values = templateValues(document, builder);
  if (values)
    builder.add(
      itemOfValues(values, {
        category: ['category', 'type'],
        typeWord: [],
        cart: ['cart', 'filename', 'file'],
        playback_id: [],
      }),
    );
};
