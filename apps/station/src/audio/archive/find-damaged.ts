import { SegmentInspector, type SegmentState } from './segment-inspector.ts';
import type { SegmentLocation } from './segment-record.ts';

/** Returns the segments whose bytes differ from the stored ones. Missing bytes do not count: reading them fails anyway. */
export async function findDamaged<Place extends SegmentLocation>(root: string, segments: readonly Place[]): Promise<Place[]> {
  const inspector = new SegmentInspector(root);
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
