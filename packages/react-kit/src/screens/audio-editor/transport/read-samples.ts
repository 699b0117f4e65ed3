import { msToSamples } from '../../../data/timeline/index.ts';
import type { SegmentPlace, SegmentSource } from '../../../data/timeline/index.ts';

/** The samples of a short part of an event, both channels mixed; milliseconds into the event. */
export async function readSamples(
  source: SegmentSource,
  eventId: number,
  fromMs: number,
  toMs: number,
): Promise<Float32Array> {
  const from = msToSamples(fromMs);
  const mixed = new Float32Array(Math.max(0, msToSamples(toMs) - from));
  let start = 0;
  let before: SegmentPlace | null = null;
  for (const [n, length] of (await source.lengthsOf(eventId)).entries()) {
    const place: SegmentPlace = { eventId, n };
    if (start < from + mixed.length && start + length > from) {
      const [left, right] = await source.load(place, before);
      const first = Math.max(from, start);
      const last = Math.min(from + mixed.length, start + length);
      for (let at = first; at < last; at += 1)
        mixed[at - from] = ((left[at - start] ?? 0) + (right[at - start] ?? 0)) / 2;
    }
    before = place;
    start += length;
  }
  return mixed;
}
