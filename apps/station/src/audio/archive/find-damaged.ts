import { SegmentInspector, type SegmentState } from './segment-inspector.ts';
import type { SegmentPlace } from './segment-record.ts';

/** The segments whose bytes are not those that were stored. Missing bytes are not among them: reading them fails by itself. */
export async function findDamaged<Place extends SegmentPlace>(root: string, segments: readonly Place[]): Promise<Place[]> {
  const inspector = new SegmentInspector(root);
  // A jingle may be played often.
  const known = new Map<string, SegmentState>();
  const damaged: Place[] = [];
  try {
    for (const segment of segments) {
      const key = `${segment.file} ${segment.offset}`;
      const state = known.get(key) ?? (await inspector.stateOf(segment));
      known.set(key, state);
      if (state === 'damaged') damaged.push(segment);
    }
    return damaged;
  } finally {
    await inspector.close();
  }
}
