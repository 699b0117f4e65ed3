import { leavesOf, parseXml } from '../documents/parse-xml.ts';
import { addStopped } from './add-stopped.ts';
import { type FieldNames, itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';

const names: Partial<FieldNames> = {
  cart: ['externalid', 'external_id', 'ext', 'cart', 'databaseid', 'playoutid'],
  second_id: ['playoutid', 'databaseid', 'dbid', 'file'],
  playback_id: ['id', 'playbackid', 'guid'],
};
const known = ['event', 'id', 'artist', 'title', 'album', 'length', 'played', 'type', 'ext', 'start'];

/**
 * Start and stop logging of mAirList by HTTP GET, HTTP POST or a template: wiki.mairlist.com/reference:logging_variables and the XML
 * template of gist.github.com/anthonyeden/81bda9f0c998b30bb4671b5f66eb92a9. The station chooses the names, so common ones are read.
 */
export const readMairlist: PlayoutReader = (document, builder, context) => {
  const form = document.form(known);
  if (form.size > 0) return addStopped(itemOfValues(form, names), builder, context);
  const root = parseXml(document.text(), builder);
  if (root) addStopped(itemOfValues(leavesOf(root), names), builder, context);
};
