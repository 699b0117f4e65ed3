import type { Retention } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import type { Station } from '../../accounts/index.ts';
import type { Episodes } from '../../episodes/index.ts';
import { versionDownloads } from '../versions.repository.ts';
import { minuteMs } from './retention-rule.ts';
import { minutesOf, retentionOf } from './retention.repository.ts';

export interface RetentionSelection {
  readonly episode_id: number;
  /** Number of the audio version; the newest with downloads when absent. */
  readonly version?: number | undefined;
}

/** The minutes of an episode that were fetched. @throws resource.absent */
export type RetentionReader = (station: Station, selection: RetentionSelection) => Promise<Retention>;

export function createRetention(
  { db }: Pick<StationContext, 'db'>,
  { store }: Pick<Episodes, 'store'>,
): RetentionReader {
  return async (station, { episode_id, version: asked }) => {
    const [episode] = await store.named(station, [{ min: episode_id, max: episode_id }]);
    if (!episode) throw fail('resource.absent');
    const curves = await retentionOf(db, episode_id);
    const version = asked ?? curves.at(-1)?.version ?? 1;
    const curve = curves.find((known) => known.version === version);
    const { in_ranges, whole, duration_ms } = curve ?? { in_ranges: 0, whole: 0, duration_ms: 0 };
    const downloads = (await versionDownloads(db, station.id, episode_id)).get(version) ?? 0;
    const byMinute = await minutesOf(db, episode_id, version);
    return {
      episode_id,
      name: episode.name,
      version,
      versions: curves.map((known) => known.version),
      duration: curve ? duration_ms / 1000 : null,
      // A recount may take robots out of the downloads, but not out of the minutes.
      downloads: Math.max(downloads, in_ranges + whole),
      in_ranges,
      whole,
      minutes: Array.from({ length: Math.ceil(duration_ms / minuteMs) }, (_, minute) => ({
        minute,
        downloads: byMinute.get(minute) ?? 0,
      })),
    };
  };
}
