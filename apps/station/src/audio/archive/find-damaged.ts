import type { SegmentInspector, SegmentState } from './archive-store.ts';
import type { SegmentLocation } from './segment-record.ts';

/** Returns the segments whose bytes differ from the stored ones. Missing bytes do not count: reading them fails anyway. */
export async function findDamaged<Place extends SegmentLocation>(
  inspector: SegmentInspector,
  segments: readonly Place[],
): Promise<Place[]> {
  // The same jingle may appear often; inspect it once.
  const states = new Map<string, SegmentState>();
  const damaged: Place[] = [];
  try {
    for (const segment of segments) {
      const key = `${segment.file} ${segment.offset}`;
      const state = states.get(key) ?? (await inspector.stateOf(segment));
      states.set(key, state);
      if (state === 'damaged') damaged.push(segment);
    }
    return damaged;
  } finally {
    await inspector.close();
  }
}
