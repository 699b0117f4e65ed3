import type { RawItem, ResultBuilder } from '../create-result.ts';
import { readLength } from '../read-length.ts';
import type { ReaderContext } from '../reader-options.ts';
import { readMoment } from '../times/read-moment.ts';

/** Adds an item; a stop without an end ends after the played length of its start, else at the arrival. */
export function addStopped(item: RawItem, builder: ResultBuilder, context: ReaderContext): void {
  if (item.kind !== 'stop' || item.end) return builder.add(item);
  const { arrived_ms, timezone, options } = context;
  const start =
    typeof item.start === 'object'
      ? item.start
      : readMoment(item.start as string | null, { arrived_ms, timezone, dateOrder: options.dateOrder });
  const played_ms = readLength(
    typeof item.played === 'boolean' ? null : item.played,
    item.unit ?? options.lengthUnit,
  );
  const isKnown = start && typeof played_ms === 'number';
  builder.add({ ...item, end: { ms: isKnown ? start.ms + played_ms : arrived_ms, assumption: '' } });
}
