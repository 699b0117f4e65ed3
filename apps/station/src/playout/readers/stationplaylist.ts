import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';
import { templateValues } from './station-template.ts';

/**
 * Template of StationPlaylist Studio, gist.github.com/anthonyeden/c7766f37691853b96d285fa1c3adb4e8. It has no cart and no type: the file
 * identifies the element, and its folder is the category.
 */
export const readStationPlaylist: PlayoutReader = (document, builder) => {
  const values = templateValues(document, builder);
  if (!values) return;
  const item = itemOfValues(values, { cart: ['filename', 'file'], playback_id: [], typeWord: ['type'] });
  builder.add({
    ...item,
    category: item.category || folderOf(String(item.cart ?? '')),
    fields: { comment: values.get('comment') },
  });
};

/** The last folder of a path of Windows or Unix. */
function folderOf(path: string): string {
  return path.split(/[\\/]/).at(-2) ?? '';
}
