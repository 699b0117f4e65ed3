import { useQueryClient } from '@tanstack/react-query';
import { cachedLevels } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { silenceTargets, snapTo, type SnapTarget } from '../timeline-model/snap.ts';
import type { TrackLayout } from '../timeline-model/track-layout.ts';
import type { TimelineState } from './timeline.controller.ts';

/** Moves the playhead to a moment of the episode, or to what is near: a join, a silence, a whole second. */
export function useSeek(
  timeline: TimelineState,
  layout: TrackLayout,
  onSnap: (target: SnapTarget | null) => void,
) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { items, snaps } = timeline;

  function targetsNear(index: number): SnapTarget[] {
    const joins = layout.places.map(({ startMs }): SnapTarget => ({ ms: startMs, kind: 'join' }));
    const [item, place] = [items[index], layout.places[index]];
    const levels = item?.eventId ? cachedLevels(client, queries, item.eventId) : undefined;
    const silences = levels && place ? silenceTargets(levels.peaks, place.durationMs) : [];
    return [
      ...joins,
      { ms: layout.totalMs, kind: 'join' },
      ...silences.map((target) => ({ ...target, ms: target.ms + (place?.startMs ?? 0) })),
    ];
  }

  return (ms: number, maySnap: boolean) => {
    const indexAt = (at: number) =>
      layout.places.findLastIndex(({ startMs, durationMs }) => durationMs > 0 && startMs <= at);
    const target = maySnap && snaps ? snapTo(ms, targetsNear(indexAt(ms)), layout.pixelsPerSecond) : null;
    const to = Math.round(target?.ms ?? ms);
    onSnap(target);
    const index = indexAt(to);
    const [item, place] = [items[index], layout.places[index]];
    if (item && place) timeline.press(item, Math.min(place.durationMs, to - place.startMs));
  };
}
