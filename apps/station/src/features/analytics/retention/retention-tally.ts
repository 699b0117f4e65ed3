import type { Tables } from '../../../platform/db/database.ts';
import { fetchedMinutes, retentionKind, type RetentionVisit } from './retention-rule.ts';
import { addToMinutes, addToRetention } from './retention.repository.ts';

/** Collects how visits change the minutes of episodes, so that each row is written once for a batch. */
export interface RetentionTally {
  /** A visit before and after a part: a download that turns out to be whole takes its minutes back. */
  change(episodeId: number, before: RetentionVisit, after: RetentionVisit): void;
  write(db: Tables): Promise<void>;
}

interface Curve {
  readonly durationMs: number;
  inRanges: number;
  whole: number;
  /** Downloads to add, by minute. */
  readonly minutes: Map<number, number>;
}

export function createRetentionTally(): RetentionTally {
  const curves = new Map<string, Curve & { readonly episodeId: number; readonly version: number }>();

  function curveOf(episodeId: number, version: number, durationMs: number) {
    const key = `${episodeId} ${version}`;
    const curve = curves.get(key) ?? {
      episodeId,
      version,
      durationMs,
      inRanges: 0,
      whole: 0,
      minutes: new Map<number, number>(),
    };
    curves.set(key, curve);
    return curve;
  }

  function add(episodeId: number, visit: RetentionVisit, count: 1 | -1): void {
    const kind = retentionKind(visit);
    if (kind === null || visit.version === null) return;
    const curve = curveOf(episodeId, visit.version, visit.durationMs);
    if (kind === 'whole') {
      curve.whole += count;
      return;
    }
    curve.inRanges += count;
    for (const minute of fetchedMinutes(visit.spans, visit.durationMs)) {
      curve.minutes.set(minute, (curve.minutes.get(minute) ?? 0) + count);
    }
  }

  return {
    change(episodeId, before, after) {
      add(episodeId, before, -1);
      add(episodeId, after, 1);
    },
    async write(db) {
      for (const {
        episodeId: episode_id,
        version,
        durationMs: duration_ms,
        inRanges: in_ranges,
        whole,
        minutes,
      } of curves.values()) {
        const rows = [...minutes].flatMap(([minute, downloads]) =>
          downloads === 0 ? [] : { episode_id, version, minute, downloads },
        );
        if (in_ranges !== 0 || whole !== 0)
          await addToRetention(db, { episode_id, version, duration_ms, in_ranges, whole });
        await addToMinutes(db, rows);
      }
    },
  };
}
