import { leavesOf, nodesNamed, parseXml } from '../documents/parse-xml.ts';
import { itemOfValues } from './named-values.ts';
import type { PlayoutReader } from './reader.ts';

/** The Rapid feed of AIM, root `playoutFeedExport`, documented by its maker as "aim playout formats": queued items are plans. */
export const readAimRapid: PlayoutReader = (document, builder) => {
  const root = parseXml(document.text(), builder);
  if (!root) return;
  const items = [root, ...nodesNamed(root, 'playoutitem')].filter(({ name }) => name === 'playoutitem');
  if (items.length === 0) return builder.note('unreadable', 'The document has no playoutItem.');
  for (const item of items) builder.add({ ...itemOfValues(leavesOf(item)), unit: 'seconds' });
};
