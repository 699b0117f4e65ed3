import { decodeHTMLStrict } from 'entities';
import type { ResultBuilder } from '../create-result.ts';
import { parseXml } from '../documents/parse-xml.ts';
import type { ReaderContext } from '../reader-options.ts';
import { readJazlerSchedule } from './jazler.ts';
import { readZettaLite } from './zetta.ts';

/**
 * Reads the XML of Zetta or Jazler that some stations leak into the title of their stream, escaped or not.
 * @returns whether the title is such XML, also if it cannot be read
 */
export function readEmbedded(title: string, builder: ResultBuilder, context: ReaderContext): boolean {
  const text = /&lt;(?:\?xml|ZettaLite|Schedule)/i.test(title) ? decodeHTMLStrict(title) : title;
  const [, name] = /<(ZettaLite|Schedule)\b/i.exec(text) ?? [];
  if (name === undefined) return false;
  builder.note(
    'repaired',
    `The title of the stream holds the XML of ${name.toLowerCase() === 'schedule' ? 'Jazler' : 'Zetta'}.`,
  );
  const root = parseXml(text, builder);
  if (!root) return true;
  if (name.toLowerCase() === 'schedule') readJazlerSchedule(root, builder, context);
  else readZettaLite(root, builder, context);
  return true;
}
