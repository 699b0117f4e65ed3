import type { Tables } from '../../platform/db/database.ts';
import { type CountedVersion, joinSpans, type Spans } from '../analytics/index.ts';
import { addDelivery, insertsOf, updateInsert } from './versions.repository.ts';

/**
 * Counts the inserts of a version whose bytes were all sent as part of a counted download, once each, by the IAB's
 * guidelines (2.2 and 2.3: "ad delivered").
 */
export async function countDeliveries(
  transaction: Tables,
  { version, sent, isDownload }: CountedVersion,
): Promise<void> {
  for (const insert of await insertsOf(transaction, version)) {
    if (insert.counted === 1) continue;
    const { first_byte: first, end_byte: end } = insert;
    const added = sent.flatMap(([from, to]): Spans => {
      const part = [Math.max(from, first), Math.min(to, end)] as const;
      return part[1] > part[0] ? [part] : [];
    });
    const spans = joinSpans(JSON.parse(insert.sent) as Spans, added);
    const isWhole = spans[0]?.[0] === first && spans[0][1] === end;
    const counts = isWhole && isDownload;
    if (added.length === 0 && !counts) continue;
    await updateInsert(transaction, insert, { sent: JSON.stringify(spans), counted: counts ? 1 : 0 });
    if (counts) await addDelivery(transaction, insert);
  }
}
